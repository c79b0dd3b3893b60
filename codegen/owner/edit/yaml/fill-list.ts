import { isMap } from 'yaml';
import type { DocumentPath, Json } from '../../../base/json.ts';
import { isFlow } from './entry-region.ts';
import { insertEntry } from './insert-entry.ts';
import { type Splice, collectionAt, entryAt, type YamlText } from './yaml-text.ts';
import { writtenValue } from './scalar-text.ts';

/** The changes that give its first items to the list at `path`: one that is empty, or whose key is not written yet. */
export function fillList(yaml: YamlText, path: DocumentPath, items: readonly Json[]): Splice[] {
  const holder = path.slice(0, -1);
  const found = collectionAt(yaml, holder);
  if (found === undefined) throw new Error(`there is no mapping at ${holder.join('/')}`);
  const inBrackets = found.node.flow === true || (found.above !== undefined && isFlow(found.above));
  if (entryAt(yaml, path) !== undefined)
    return insertEntry(yaml, path, 0, ...items.map((item) => writtenValue(item, inBrackets)));
  if (!isMap(found.node)) throw new Error(`${holder.join('/')} is no mapping`);
  const entry = writtenValue({ [String(path.at(-1))]: [...items] }, inBrackets);
  // In brackets, the mapping that holds the key is there already.
  return insertEntry(yaml, holder, Infinity, inBrackets ? entry.replace(/^\{ (.*) \}$/u, '$1') : entry);
}
