import { isSeq, isMap } from 'yaml';
import type { DocumentPath, Json } from '../../../base/json.ts';
import {
  columnOf,
  endOf,
  isFlow,
  startOf,
  linesOf,
  type Splice,
  collectionAt,
  entryIn,
  lineStart,
  nextLine,
  type Entry,
  type YamlText,
  entryAt,
  afterColon,
  neighbourOf,
  type Region,
} from './yaml-text.ts';
import { writtenValue } from './scalar-text.ts';

/**
 * The changes that put entries into the collection at `path`, before the one at `index`, or at the end.
 * @param written each entry as it stands alone: `key: value`, or an item without its dash; with lines of its own from column 0
 */
export function insertEntry(yaml: YamlText, path: DocumentPath, index: number, ...written: readonly string[]) {
  if (written.length === 0) return [];
  const found = collectionAt(yaml, path);
  if (found === undefined) throw new Error(`there is no list and no mapping at ${path.join('/')}`);
  const { node: parent, above } = found;
  const next = entryIn(parent, index, above);
  const last = entryIn(parent, parent.items.length - 1, above);
  if (last === undefined) return intoEmpty(yaml, parent, above, written);
  if (isFlow(last)) return [inBrackets(yaml, next, last, written)];
  const dash = isSeq(parent) ? '- ' : '';
  const column = columnOf(next ?? last, yaml);
  const lines = written.map((one) => indented(dash + one, column, dash.length, yaml.eol)).join(yaml.eol);
  const at = next === undefined ? undefined : linesOf(next, yaml);
  if (next !== undefined && at === undefined) {
    // The first key of an item, behind its dash.
    return [{ start: startOf(next), end: startOf(next), text: lines.trimStart() + yaml.eol + ' '.repeat(column) }];
  }
  if (at !== undefined) return [{ start: at.start, end: at.start, text: lines + yaml.eol }];
  const end = linesOf(last, yaml)?.end ?? nextLine(yaml.text, endOf(last, yaml));
  const isClosed = yaml.text[end - 1] === '\n';
  return [{ start: end, end, text: isClosed ? lines + yaml.eol : yaml.eol + lines }];
}

function inBrackets({ text, eol }: YamlText, next: Entry | undefined, last: Entry, written: readonly string[]): Splice {
  const neighbour = next ?? last;
  const line = lineStart(text, startOf(neighbour));
  const begins = text.slice(line, startOf(neighbour)).trim() === '';
  const gap = begins && line > 0 ? eol + text.slice(line, startOf(neighbour)) : ' ';
  if (next !== undefined)
    return { start: startOf(next), end: startOf(next), text: written.map((one) => `${one},${gap}`).join('') };
  const end = (last.node?.range?.[1] ?? 0) || startOf(last);
  return { start: end, end, text: written.map((one) => `,${gap}${one}`).join('') };
}

/** An empty list on the line of its key becomes a list below it; inside brackets it stays in brackets. */
function intoEmpty(
  { text, eol }: YamlText,
  parent: { range?: readonly number[] | null },
  above: Entry | undefined,
  written: readonly string[],
): Splice[] {
  const [start = 0, end = 0] = parent.range ?? [];
  const sequence = text[start] === '[';
  if (above !== undefined && isFlow(above))
    return [{ start: start + 1, end: end - 1, text: sequence ? written.join(', ') : ` ${written.join(', ')} ` }];
  const column = above === undefined ? 0 : startOf(above) - lineStart(text, startOf(above)) + 2;
  const [dash, hanging] = sequence ? ['- ', 2] : ['', 0];
  const lines = written.map((one) => indented(dash + one, column, hanging, eol)).join(eol);
  const from = above === undefined ? start : text.slice(0, start).trimEnd().length;
  return [{ start: from, end, text: above === undefined ? lines : eol + lines }];
}

function indented(written: string, column: number, hanging: number, eol: string): string {
  const margin = (at: number) => ' '.repeat(at === 0 ? column : column + hanging);
  return written
    .split(/\r?\n/)
    .map((line, at) => (line === '' ? '' : margin(at) + line))
    .join(eol);
}

/** The changes that give items to the list at `path`, after those that it has; its key may not be written yet. */
export function fillList(yaml: YamlText, path: DocumentPath, items: readonly Json[]): Splice[] {
  const entry = entryAt(yaml, path);
  if (entry === undefined) return addKey(yaml, path, [...items]);
  const isInBrackets = isFlow(entry) || (isSeq(entry.node) && entry.node.flow === true && entry.node.items.length > 0);
  return insertEntry(yaml, path, Infinity, ...items.map((item) => writtenValue(item, isInBrackets)));
}

/** The changes that write the key at the end of `path`, which its mapping does not have yet, after the others. */
export function addKey(yaml: YamlText, path: DocumentPath, value: Json): Splice[] {
  const holder = path.slice(0, -1);
  const found = collectionAt(yaml, holder);
  if (found === undefined || !isMap(found.node)) throw new Error(`there is no mapping at ${holder.join('/')}`);
  const isInBrackets = found.node.flow === true || (found.above !== undefined && isFlow(found.above));
  const entry = writtenValue({ [String(path.at(-1))]: value }, isInBrackets);
  // In brackets, the mapping that holds the key is there already.
  return insertEntry(yaml, holder, Infinity, isInBrackets ? entry.replace(/^\{ (.*) \}$/u, '$1') : entry);
}

/** The changes that take an entry or item away, with its comments. The last one leaves `[]` or `{}`. */
export function removeEntry(yaml: YamlText, path: DocumentPath): Splice[] {
  const entry = entryAt(yaml, path);
  if (entry === undefined) throw new Error(`there is nothing at ${path.join('/')}`);
  if (isFlow(entry)) return [{ ...betweenCommas(entry, yaml), text: '' }];
  if (entry.parent.items.length === 1) return removeOnly(entry, yaml);
  const lines = linesOf(entry, yaml);
  return [lines === undefined ? withoutFirst(entry, yaml) : { ...withBlankLines(lines, yaml.text), text: '' }];
}

/** The item and the comma that parts it from its neighbour. */
function betweenCommas(entry: Entry, yaml: YamlText): Region {
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
  const [from = 0, to = 0] = entry.node?.range ?? [];
  if (isFlow(entry)) return insertEntry(yaml, list, index, yaml.text.slice(from, to));
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
