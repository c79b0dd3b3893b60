import { isMap, isSeq, LineCounter, parseDocument, type Document, type Node, type Pair, type YAMLError } from 'yaml';
import type { Finding, Position } from './finding.ts';
import type { DocumentPath, Json } from './json.ts';
import { lint } from './lint.ts';
import type { SourceFile } from './read.ts';
import { findingAt } from './report.ts';
import { syntaxFault } from './syntax-fault.ts';

/** A parsed spec file: its data, and the way back from a path in it to a place in its text. */
export interface SpecDocument {
  file: string;
  kind: string;
  name: string;
  text: string;
  data: Json;
  /** Place of the key or the value at `path`; of its nearest existing ancestor when there is none. */
  locate: (path: DocumentPath, target?: 'key' | 'value') => Position;
}

/**
 * Parses and lints one file. With findings there is no document: what a trap has altered is not worth validating.
 */
export function parseSource(source: SourceFile): { document?: SpecDocument; findings: Finding[] } {
  const { file, kind, name, text } = source;
  const { tree, at } = parse(text);
  const syntax = [...tree.errors, ...tree.warnings].map((error: YAMLError) =>
    findingAt(file, text, at(error.pos[0], error.pos[1]), [], syntaxFault(error)),
  );
  const traps = lint(text, tree).map(({ start, end, path, ...fault }) => findingAt(file, text, at(start, end), path, fault));
  // A trap explains the syntax error that it causes: say only the trap.
  const findings = traps.length > 0 ? traps : syntax;
  if (findings.length > 0) return { findings };
  const data = tree.toJS({ maxAliasCount: 0 }) as Json;
  return { document: { file, kind, name, text, data, locate: locator(text) }, findings: [] };
}

/**
 * The way from a path to a place. The syntax tree weighs many times its data, so it is not kept:
 * the text is parsed again in the rare case that a place is asked for.
 */
export function locator(text: string): SpecDocument['locate'] {
  let parsed: Parsed | undefined;
  return (path, target = 'value') => {
    parsed ??= parse(text);
    return parsed.at(...rangeOf(parsed.tree, path, target));
  };
}

interface Parsed {
  tree: Document.Parsed;
  /** Offsets to a position. */
  at: (start: number, end: number) => Position;
}

function parse(text: string): Parsed {
  const lines = new LineCounter();
  const tree = parseDocument(text, { lineCounter: lines, version: '1.2', uniqueKeys: true, prettyErrors: false });
  return { tree, at: (start, end) => positionAt(text, lines, start, end) };
}

function rangeOf(document: Document.Parsed, path: DocumentPath, target: 'key' | 'value'): [number, number] {
  let node: Node | null = document.contents;
  let key: Node | null = null;
  for (const step of path) {
    if (isMap(node)) {
      const pair: Pair | undefined = node.items.find((item) => String((item.key as { value?: unknown })?.value) === String(step));
      if (pair === undefined) return keyOrNode(key, node, 'key');
      key = pair.key as Node;
      node = (pair.value as Node | null) ?? key;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined;
      if (item === undefined) return keyOrNode(key, node, 'key');
      key = null;
      node = item;
    } else {
      break;
    }
  }
  return keyOrNode(key, node, target);
}

function keyOrNode(key: Node | null, node: Node | null, target: 'key' | 'value'): [number, number] {
  const chosen = target === 'key' && key !== null ? key : node;
  return chosen?.range ? [chosen.range[0], chosen.range[1]] : [0, 1];
}

/** Offsets to line and columns; the mark ends with the line when the range goes further. */
function positionAt(text: string, lines: LineCounter, start: number, end: number): Position {
  const { line, col } = lines.linePos(start);
  const lineEnd = text.indexOf('\n', start);
  const last = Math.min(end, lineEnd === -1 ? text.length : lineEnd);
  return { line: Math.max(line, 1), column: Math.max(col, 1), endColumn: Math.max(col, 1) + Math.max(1, last - start) };
}
