import { isSeq } from 'yaml';
import type { DocumentPath } from '../../../base/json.ts';
import {
  afterColon,
  endOf,
  isFlow,
  startOf,
  linesOf,
  neighbourOf,
  type Region,
  type Splice,
  collectionAt,
  entryAt,
  entryIn,
  lineStart,
  nextLine,
  type Entry,
  type YamlText,
} from './yaml-text.ts';
import { insertEntry } from './insert-entry.ts';

/** The changes that take an entry or item away, with its comments. The last one leaves `[]` or `{}`. */
export function removeEntry(yaml: YamlText, path: DocumentPath): Splice[] {
  const entry = entryAt(yaml, path);
  if (entry === undefined) throw new Error(`there is nothing at ${path.join('/')}`);
  if (isFlow(entry)) return [{ ...inBrackets(entry, yaml), text: '' }];
  if (entry.parent.items.length === 1) return removeOnly(entry, yaml);
  const lines = linesOf(entry, yaml);
  return [lines === undefined ? withoutFirst(entry, yaml) : { ...withBlankLines(lines, yaml.text), text: '' }];
}

/** The changes that empty the list at `path`, which stands below a key or in brackets. */
export function removeItems(yaml: YamlText, path: DocumentPath): Splice[] {
  const entries = entriesAt(yaml, path);
  const [first, ...others] = entries;
  if (first === undefined) return [];
  if (others.length === 0 || isFlow(first)) {
    const end = endOf(others.at(-1) ?? first, yaml);
    return others.length === 0 ? removeOnly(first, yaml) : [{ start: startOf(first), end, text: '' }];
  }
  return [
    ...removeOnly(first, yaml),
    ...others.map((entry) => ({ ...(linesOf(entry, yaml) ?? { start: 0, end: 0 }), text: '' })),
  ];
}

function entriesAt(yaml: YamlText, path: DocumentPath): Entry[] {
  const found = collectionAt(yaml, path);
  return (found?.node.items ?? []).flatMap((_, index) => (found && entryIn(found.node, index, found.above)) ?? []);
}

/** The item and the comma that parts it from its neighbour. */
function inBrackets(entry: Entry, yaml: YamlText): Region {
  const next = neighbourOf(entry, 1);
  if (next !== undefined) return { start: startOf(entry), end: startOf(next) };
  const before = neighbourOf(entry, -1);
  if (before !== undefined) return { start: endOf(before, yaml), end: endOf(entry, yaml) };
  const [start = 0, end = 0] = entry.parent.range ?? [];
  return { start: start + 1, end: end - 1 };
}

/** The only entry of a collection: an empty one stands behind the key instead. */
function removeOnly(entry: Entry, yaml: YamlText): Splice[] {
  const { above, parent } = entry;
  const empty = isSeq(parent) ? '[]' : '{}';
  const lines = linesOf(entry, yaml);
  const isBelowKey = above?.pair !== undefined && lines !== undefined;
  if (!isBelowKey) return [{ start: startOf(entry), end: endOf(entry, yaml), text: empty }];
  const colon = afterColon(above);
  return [
    { start: colon, end: colon, text: ` ${empty}` },
    { ...lines, text: '' },
  ];
}

/** The first key of an item stands behind its dash: the second takes that place, or the line below where it has a comment. */
function withoutFirst(entry: Entry, yaml: YamlText): Splice {
  const { text } = yaml;
  const next = neighbourOf(entry, 1);
  const start = startOf(entry);
  if (next === undefined) return { start, end: endOf(entry, yaml), text: '' };
  const lines = linesOf(next, yaml)?.start ?? startOf(next);
  const hasComment = lines < lineStart(text, startOf(next));
  if (!hasComment) return { start, end: startOf(next), text: '' };
  const end = text.slice(0, nextLine(text, endOf(entry, yaml))).replace(/\r?\n$/u, '').length;
  return { start: text.slice(0, start).trimEnd().length, end, text: '' };
}

/** Blank lines part an entry from its neighbours: of two such gaps that meet, one goes. */
function withBlankLines({ start, end }: Region, text: string): Region {
  const isBlank = (line: number) => text.slice(line, nextLine(text, line)).trim() === '';
  const isFirstOrApart =
    start === 0 || isBlank(lineStart(text, start - 1)) || text.slice(0, start).trimEnd().endsWith(':');
  let last = end;
  while (last < text.length && isBlank(last)) last = nextLine(text, last);
  if (last < text.length) return { start, end: isFirstOrApart ? last : end };
  let first = start;
  while (first > 0 && isBlank(lineStart(text, first - 1))) first = lineStart(text, first - 1);
  return { start: first, end };
}

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
