import { isMap, isSeq, parseDocument } from 'yaml';
import type { Document, Node, Pair, ScalarTag } from 'yaml';
import type { Position } from '../base/findings/finding.ts';
import type { DocumentPath } from '../base/json.ts';
import type { Locate } from './source.ts';

/**
 * Numbers in the one form that gives back what was typed. Any other text stays what it is, to the letter: whether `01000` or `1.10` stands
 * where a text is due, the schema of its field knows.
 */
const plainNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^-?\d[\d.e+-]*$/,
  resolve: (text) => (String(Number(text)) === text ? Number(text) : text),
};

/** The syntax tree of a text, with the way from its offsets to positions. */
export interface ParsedText {
  tree: Document.Parsed;
  at: (start: number, end: number) => Position;
}

export function parseText(text: string): ParsedText {
  const tree = parseDocument(text, {
    version: '1.2',
    schema: 'failsafe',
    customTags: ['null', 'bool', plainNumber],
    uniqueKeys: false,
    prettyErrors: false,
  });
  return { tree, at: (start, end) => positionAt(text, start, end) };
}

/**
 * The way from a path to a place. The syntax tree weighs many times its data: the text is parsed again in the rare case that a place is
 * needed.
 */
export function locator(text: string): Locate {
  return (path, target = 'value', within) => {
    const parsed = recentlyParsed(text);
    const [start, end] = rangeOf(parsed.tree, path, target);
    const inside = within === undefined ? -1 : text.slice(start, end).indexOf(within);
    if (within === undefined || inside === -1) return parsed.at(start, end);
    return parsed.at(start + inside, start + inside + within.length);
  };
}

/** The latest at the end: one finding needs several places of a file or two. */
const recent = new Map<string, ParsedText>();
const mostRecent = 8;

function recentlyParsed(text: string): ParsedText {
  const parsed = recent.get(text) ?? parseText(text);
  recent.delete(text);
  recent.set(text, parsed);
  const [oldest = ''] = recent.keys();
  if (recent.size > mostRecent) recent.delete(oldest);
  return parsed;
}

/** Offsets of the key or the value at a path; of its nearest existing ancestor where there is none. */
export function rangeOf(document: Document.Parsed, path: DocumentPath, target: 'key' | 'value'): [number, number] {
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
function positionAt(text: string, start: number, end: number): Position {
  const before = text.slice(0, start).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const rest = /[^\r\n]*/y;
  rest.lastIndex = start;
  const last = Math.min(end, start + (rest.exec(text)?.[0].length ?? 0));
  return { line: before.length, column, endColumn: column + Math.max(1, last - start) };
}
