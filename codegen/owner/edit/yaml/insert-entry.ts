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
} from './yaml-text.ts';
import { writtenValue } from './scalar-text.ts';

/**
 * The changes that put entries into the collection at `path`, before the one at `index`, or at the end.
 * @param written each entry as it stands alone: `key: value`, or an item without its dash; with lines of its own from column 0
 */
export function insertEntry(
  yaml: YamlText,
  path: DocumentPath,
  index: number,
  ...written: readonly string[]
): Splice[] {
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

/** The changes that give its first items to the list at `path`: one that is empty, or whose key is not written yet. */
export function fillList(yaml: YamlText, path: DocumentPath, items: readonly Json[]): Splice[] {
  const holder = path.slice(0, -1);
  const found = collectionAt(yaml, holder);
  if (found === undefined) throw new Error(`there is no mapping at ${holder.join('/')}`);
  const isInBrackets = found.node.flow === true || (found.above !== undefined && isFlow(found.above));
  if (entryAt(yaml, path) !== undefined)
    return insertEntry(yaml, path, 0, ...items.map((item) => writtenValue(item, isInBrackets)));
  if (!isMap(found.node)) throw new Error(`${holder.join('/')} is no mapping`);
  const entry = writtenValue({ [String(path.at(-1))]: [...items] }, isInBrackets);
  // In brackets, the mapping that holds the key is there already.
  return insertEntry(yaml, holder, Infinity, isInBrackets ? entry.replace(/^\{ (.*) \}$/u, '$1') : entry);
}
