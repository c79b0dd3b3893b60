import type { DocumentPath } from '../../load/values/json.ts';
import { isFlow } from './entry-place.ts';
import { scalarText } from './scalar-text.ts';
import type { Splice } from './splice.ts';
import { entryAt, type YamlText } from './yaml-text.ts';

/** The change that gives the key at `path` another name. */
export function renameKey(yaml: YamlText, path: DocumentPath, name: string): Splice[] {
  const entry = entryAt(yaml, path);
  const key = entry?.pair?.key;
  if (entry === undefined || !key?.range) throw new Error(`there is no key at ${path.join('/')}`);
  if (key.value === name) return [];
  const place = { isKey: true, isFlow: isFlow(entry), indent: 0, inner: 2, width: 0, eol: yaml.eol };
  const [start, end] = key.range;
  return [{ start, end, text: scalarText(name, { ...place, style: key.type }) }];
}
