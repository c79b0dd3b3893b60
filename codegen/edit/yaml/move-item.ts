import type { DocumentPath } from '../../load/values/json.ts';
import { isFlow } from './entry-place.ts';
import { linesOf } from './entry-region.ts';
import { insertEntry } from './insert-entry.ts';
import { removeEntry } from './remove-entry.ts';
import type { Splice } from './splice.ts';
import { entryAt, type Entry, type YamlText } from './yaml-text.ts';

/** The changes that put a copy of the item at `path`, with its comments, before the one at `index` of its list, or at its end. */
export function copyItem(yaml: YamlText, path: DocumentPath, index: number): Splice[] {
  const entry = entryAt(yaml, path);
  if (entry === undefined) throw new Error(`there is nothing at ${path.join('/')}`);
  const list = path.slice(0, -1);
  if (isFlow(entry)) return insertEntry(yaml, list, index, flowText(entry, yaml));
  const lines = linesOf(entry, yaml);
  const other = entryAt(yaml, [...list, Math.min(index, entry.parent.items.length - 1)]);
  const others = other === undefined ? undefined : linesOf(other, yaml);
  if (lines === undefined || others === undefined)
    throw new Error(`${path.join('/')} does not stand on lines of its own`);
  const at = index < entry.parent.items.length ? others.start : others.end;
  const copied = yaml.text.slice(lines.start, lines.end);
  const text = copied.endsWith('\n') ? copied : copied + yaml.eol;
  const isClosed = at === 0 || yaml.text[at - 1] === '\n';
  return [{ start: at, end: at, text: isClosed ? text : yaml.eol + text.trimEnd() }];
}

/** The changes that move the item at `path`, with its comments, before the one that is now at `index`, or to the end. */
export function moveItem(yaml: YamlText, path: DocumentPath, index: number): Splice[] {
  const place = Number(path.at(-1));
  if (index === place || index === place + 1) return [];
  return [...copyItem(yaml, path, index), ...removeEntry(yaml, path)];
}

function flowText({ node }: Entry, { text }: YamlText): string {
  const [start = 0, end = 0] = node?.range ?? [];
  return text.slice(start, end);
}
