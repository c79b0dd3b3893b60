import {
  isMap,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { DocumentPath } from '../../../base/json.ts';

/** A YAML text with its syntax tree, ready to be changed. */
export interface YamlText {
  readonly text: string;
  readonly tree: Document.Parsed;
  /** How its lines end. */
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
export function collectionAt(
  yaml: Pick<YamlText, 'tree'>,
  path: DocumentPath,
): { node: YAMLMap | YAMLSeq; above: Entry | undefined } | undefined {
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

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line after that of an offset begins, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** One change of a text: the part from `start` to `end` becomes `text`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text after an edit of it. */
export function edited(text: string, edit: (yaml: YamlText) => readonly Splice[]): string {
  return spliced(text, edit(readYaml(text)));
}

/** The change that gives a whole file another text; none for the text that it has. */
export function rewritten({ text }: YamlText, next: string): Splice[] {
  return next === text ? [] : [{ start: 0, end: text.length, text: next }];
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
