import { isMap, isSeq, parseDocument, isScalar } from 'yaml';
import type { Document, Node, Pair, Scalar, YAMLMap, YAMLSeq, CST } from 'yaml';
import type { DocumentPath } from '../../../base/json.ts';

/** A YAML text with its syntax tree, ready to be changed. */
export interface YamlText {
  readonly text: string;
  readonly tree: Document.Parsed;
  /** `\n` or `\r\n`. */
  readonly eol: string;
}

/** An entry of a mapping or an item of a list. */
export interface Entry {
  readonly parent: YAMLMap | YAMLSeq;
  /** The key or the place that holds `parent` itself; none for the top of the document. */
  readonly above: Entry | undefined;
  readonly index: number;
  /** In a mapping. */
  readonly pair: Pair<Scalar, Node | null> | undefined;
  readonly node: Node | null;
}

/** @throws on a text that is not well-formed: it is read, and its faults reported, before it is changed */
export function readYaml(text: string): YamlText {
  const tree = parseDocument(text, { version: '1.2', uniqueKeys: false, prettyErrors: false, keepSourceTokens: true });
  const [error] = tree.errors;
  if (error !== undefined) throw error;
  return { text, tree, eol: /\r?\n/.exec(text)?.[0] ?? '\n' };
}

/** The entry or item at `path`. */
export function entryAt({ tree }: Pick<YamlText, 'tree'>, path: DocumentPath): Entry | undefined {
  let node: Node | null = tree.contents;
  let entry: Entry | undefined;
  for (const step of path) {
    entry = entryOf(node, step, entry);
    if (entry === undefined) return undefined;
    node = entry.node;
  }
  return entry;
}

/** The list or mapping at `path`, and the entry that holds it. */
export function collectionAt(yaml: Pick<YamlText, 'tree'>, path: DocumentPath) {
  const above = path.length === 0 ? undefined : entryAt(yaml, path);
  const node = path.length === 0 ? yaml.tree.contents : above?.node;
  return isMap(node) || isSeq(node) ? { node, above } : undefined;
}

/** The entry of a collection at a place; `undefined` where there is none. */
export function entryIn(parent: YAMLMap | YAMLSeq, index: number, above: Entry | undefined): Entry | undefined {
  const item = parent.items[index];
  if (item === undefined) return undefined;
  if (isSeq(parent)) return { parent, above, index, pair: undefined, node: item as Node };
  const pair = item as Pair<Scalar, Node | null>;
  return { parent, above, index, pair, node: pair.value };
}

function entryOf(parent: Node | null, step: string | number, above: Entry | undefined): Entry | undefined {
  if (isSeq(parent)) return entryIn(parent, Number(step), above);
  if (!isMap(parent)) return undefined;
  const index = parent.items.findIndex(({ key }) => String((key as Scalar).value) === String(step));
  return index === -1 ? undefined : entryIn(parent, index, above);
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line after that of an offset begins, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** One change of a text: the part from `start` to `end` becomes `text`. */
export interface Splice extends Region {
  readonly text: string;
}

/** The changes of a text, from the text as it is. */
export type Edit = (yaml: YamlText) => readonly Splice[];

export function edited(text: string, edit: Edit): string {
  return spliced(text, edit(readYaml(text)));
}

/** The text with its changes made. Two that meet in one place are made in the order given; two that overlap are a fault of ours. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text: put } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) throw new Error(`two changes overlap at ${start}`);
    result += text.slice(done, start) + put;
    done = end;
  }
  return result + text.slice(done);
}

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

/** True of an entry in brackets, `[a, b]` or `{ a: b }`. */
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

/** From 0. */
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
