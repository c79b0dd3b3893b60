import type { SourceFile, SpecDocument } from './spec-document.ts';
import type { Trap } from './lint/trap.ts';
import type { Document, Node, Pair } from 'yaml';
import type { Finding, Position } from '../findings/finding.ts';
import type { Fault } from '../findings/fault.ts';
import { isObject, type DocumentPath, type Json } from '../values/json.ts';
import { bendsSyntax, lint, textTraps } from './lint.ts';
import { findingAt } from '../findings/report.ts';
import { lineAt, lineStarts } from './line-starts.ts';
import { parseTree } from './parse-tree.ts';
import { readPlain } from './plain-yaml.ts';
import { syntaxFault, type SyntaxFault } from './syntax-fault.ts';
import { yaml } from './yaml-library.ts';

/**
 * Parses and lints one file. With findings there is no document: what a trap has altered is not worth validating.
 */
export function parseSource(source: SourceFile): { document?: SpecDocument; findings: Finding[] } {
  const { file, kind, text } = source;
  const traps = textTraps(text);
  const plain = traps.length === 0 ? readPlain(text) : undefined;
  if (plain !== undefined && shapeFault(kind, plain) === undefined)
    return { document: documentOf(source, plain), findings: [] };
  const { tree, at } = parse(text);
  const findings = causes(lint(text, tree, traps), syntaxFault(tree, text)).map(({ start, end, path, ...fault }) =>
    findingAt(file, text, at(start, end), path, fault),
  );
  if (findings.length > 0) return { findings };
  const data = tree.toJS({ maxAliasCount: 0 }) as Json;
  const shape = shapeFault(kind, data);
  if (shape !== undefined) return { findings: [findingAt(file, text, at(...rangeOf(tree, [], 'value')), [], shape)] };
  return { document: documentOf(source, data), findings: [] };
}

/** A file with what it says. Its text is decoded when somebody asks for it. */
export function documentOf(source: SourceFile, data: Json): SpecDocument {
  const { file, kind, name } = source;
  return {
    file,
    kind,
    name,
    data,
    get text() {
      return source.text;
    },
    locate: (...place) => locator(source.text)(...place),
  };
}

/** What keeps a text from being YAML; `undefined` when it is. */
export function syntaxFinding(file: string, text: string): Finding | undefined {
  const { tree, at } = parse(text);
  const fault = syntaxFault(tree, text);
  return fault && findingAt(file, text, at(fault.start, fault.end), [], fault);
}

/** A file that holds no more than a word, a number or nothing at all (« --- »). */
function shapeFault(kind: string, data: Json): Fault | undefined {
  const isEmpty = isObject(data) && Object.keys(data).length === 0;
  if (kind === 'table')
    return Array.isArray(data) || (isObject(data) && !isEmpty)
      ? undefined
      : {
          code: 'read/rows',
          message: 'ce fichier ne contient pas de lignes.',
          remedy: "Écrivez une liste, chaque ligne après un « - » ; « [] » quand il n'y en a aucune.",
        };
  if (isObject(data) || Array.isArray(data)) return undefined;
  const remedy = 'Rétablissez son contenu (« git restore »).';
  return { code: 'read/keys', message: 'ce fichier ne contient pas de clés.', remedy };
}

/**
 * Which of the traps and the syntax fault are causes, and not each other's effects: the text after a syntax fault is
 * not what it seems, and a trap may bend the lines that follow it.
 */
function causes(traps: readonly Trap[], fault: SyntaxFault | undefined): Trap[] {
  if (fault === undefined) return [...traps];
  const bent = traps.some((trap) => bendsSyntax(trap) && trap.start <= fault.end);
  if (bent) return [...traps];
  // Traps of characters have no path: they are in the text whatever the syntax.
  return [...traps.filter(({ path, start }) => path.length === 0 || start < fault.start), { ...fault, path: [] }];
}

/**
 * The way from a path to a place. The syntax tree weighs many times its data, so it is not kept:
 * the text is parsed again in the rare case that a place is asked for.
 */
export function locator(text: string): SpecDocument['locate'] {
  return (path, target = 'value', within) => {
    const parsed = parsedLately(text);
    const [start, end] = rangeOf(parsed.tree, path, target);
    const inside = within === undefined ? -1 : text.slice(start, end).indexOf(within);
    if (within === undefined || inside === -1) return parsed.at(start, end);
    return parsed.at(start + inside, start + inside + within.length);
  };
}

interface Parsed {
  tree: Document.Parsed;
  /** Offsets to a position. */
  at: (start: number, end: number) => Position;
}

/** Those whose places were asked for last, the latest at the end: one finding asks for several of a file or two. */
const lately = new Map<string, Parsed>();
const mostKept = 8;

function parsedLately(text: string): Parsed {
  const parsed = lately.get(text) ?? parse(text);
  lately.delete(text);
  lately.set(text, parsed);
  const [oldest = ''] = lately.keys();
  if (lately.size > mostKept) lately.delete(oldest);
  return parsed;
}

function parse(text: string): Parsed {
  const starts = lineStarts(text);
  return { tree: parseTree(text), at: (start, end) => positionAt(text, starts, start, end) };
}

function rangeOf(document: Document.Parsed, path: DocumentPath, target: 'key' | 'value'): [number, number] {
  const { isMap, isSeq } = yaml();
  let node: Node | null = document.contents;
  let key: Node | null = null;
  for (const step of path) {
    if (isMap(node)) {
      const pair: Pair | undefined = node.items.find(
        (item) => String((item.key as { value?: unknown })?.value) === String(step),
      );
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
function positionAt(text: string, starts: readonly number[], start: number, end: number): Position {
  const { line, column } = lineAt(starts, start);
  const rest = /[^\r\n]*/y;
  rest.lastIndex = start;
  const last = Math.min(end, start + (rest.exec(text)?.[0].length ?? 0));
  return { line, column, endColumn: column + Math.max(1, last - start) };
}
