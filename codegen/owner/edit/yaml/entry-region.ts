import { entryIn, lineStart, nextLine, type Entry, type YamlText } from './yaml-text.ts';
import { isScalar, isSeq, type CST, type Node } from 'yaml';

/** The part of a text that holds an entry with its own comments. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

/**
 * The lines of an entry: those of its comments, which stand directly above it, and those below that are further in than it is. A
 * comment that is drawn as a heading (« # —— Solutions —— ») is about several entries, and one at the top of a file about all.
 * `undefined` for an entry that does not begin its line.
 */
export function linesOf(entry: Entry, yaml: YamlText): Region | undefined {
  const { text } = yaml;
  const first = startOf(entry);
  const line = lineStart(text, first);
  if (isFlow(entry) || text.slice(line, first).trim() !== '') return undefined;
  return {
    start: withCommentsAbove(text, line),
    end: withCommentsBelow(text, nextLine(text, endOf(entry, yaml)), columnOf(entry, yaml)),
  };
}

const comment = /^[ \t]*#(?![ \t]*[—=-]{2})/u;

function withCommentsAbove(text: string, line: number): number {
  let start = line;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!comment.test(text.slice(above, start))) return start;
    // A comment at the top of a file is the file's.
    if (above === 0) return line;
    start = above;
  }
  return start;
}

function withCommentsBelow(text: string, line: number, column: number): number {
  let end = line;
  while (end < text.length) {
    const next = nextLine(text, end);
    const margin = /^( *)#/.exec(text.slice(end, next))?.[1];
    if (margin === undefined || margin.length <= column) return end;
    end = next;
  }
  return end;
}

/** The neighbour of an entry, `by` places further on. */
export function neighbourOf({ parent, above, index }: Entry, by: 1 | -1): Entry | undefined {
  return index + by < 0 ? undefined : entryIn(parent, index + by, above);
}

/** Does the entry stand in brackets, `[a, b]` or `{ a: b }`? */
export function isFlow({ parent, above }: Pick<Entry, 'parent' | 'above'>): boolean {
  return parent.flow === true || (above !== undefined && isFlow(above));
}

/** Where an entry begins: its key, or the dash before an item; in brackets, the item itself. */
export function startOf(entry: Entry): number {
  if (entry.pair !== undefined) return entry.pair.key.range?.[0] ?? 0;
  if (!isFlow(entry)) {
    const items = (entry.parent.srcToken as CST.BlockSequence | undefined)?.items ?? [];
    const dash = items[entry.index]?.start.find(({ type }) => type === 'seq-item-ind');
    if (dash !== undefined) return dash.offset;
  }
  return entry.node?.range?.[0] ?? 0;
}

/** Where the last sign of an entry ends, comments left out. */
export function endOf(entry: Entry, yaml: YamlText): number {
  const own = entry.pair?.key.range?.[1] ?? startOf(entry) + 1;
  return Math.max(own, entry.node === null ? afterColon(entry) : endOfNode(entry.node, yaml));
}

/** The column of an entry, from 0. */
export function columnOf(entry: Entry, { text }: YamlText): number {
  const start = startOf(entry);
  return start - lineStart(text, start);
}

/** Where the colon behind the key of an entry ends. */
export function afterColon({ pair }: Entry): number {
  const { sep = [] } = (pair?.srcToken ?? {}) as { sep?: CST.SourceToken[] };
  const colon = sep.find(({ type }) => type === 'map-value-ind');
  return colon === undefined ? 0 : colon.offset + colon.source.length;
}

function endOfNode(node: Node, yaml: YamlText): number {
  const [start, end] = node.range ?? [0, 0, 0];
  if (isScalar(node)) return start + yaml.text.slice(start, end).trimEnd().length;
  if (!('items' in node) || node.flow === true) return end;
  const last = node.items.at(-1);
  if (last === undefined) return end;
  if (isSeq(node)) return endOfNode(last as Node, yaml);
  const pair = last as unknown as NonNullable<Entry['pair']>;
  return pair.value === null ? (pair.key.range?.[1] ?? end) : endOfNode(pair.value, yaml);
}
