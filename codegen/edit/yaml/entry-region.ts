import { columnOf, endOf, isFlow, startOf } from './entry-place.ts';
import { entryIn, lineStart, nextLine, type Entry, type YamlText } from './yaml-text.ts';

/** What an entry takes of its text, with the comments that are its own. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

/**
 * The lines of an entry: those of its comments, which stand directly above it, and those below that are further in than it is. A
 * comment that is drawn as a heading (« # —— Solutions —— ») speaks of several entries, and one at the top of a file of all.
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
