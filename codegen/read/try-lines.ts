import { parseDocument } from 'yaml';

/** Longest text, and longest line, for which other ways to write a line are tried: each try reads the whole text. */
const largestTried = 200_000;
const longestTried = 2_000;

/** Is the text small enough to be read again and again? */
export function mayTry(text: string, lines: readonly string[]): boolean {
  return text.length <= largestTried && lines.every((line) => line.length <= longestTried);
}

/** The line (from 0) of the first syntax error of a text, or `undefined` when it has none. */
export function firstErrorLine(text: string): number | undefined {
  const { errors, warnings } = parseDocument(text, { version: '1.2', uniqueKeys: false, prettyErrors: false });
  const starts = [...errors, ...warnings].map(({ pos }) => pos[0]);
  return starts.length === 0 ? undefined : lineAt(text, Math.min(...starts));
}

/** The line (from 0) in which an offset lies. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

/** Offset at which a line (from 0) starts. */
export function startOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, written) => sum + written.length + 1, 0);
}

/** The last line before `line` that is neither blank nor a comment, or -1. */
export function lineAbove(lines: readonly string[], line: number): number {
  return lines.findLastIndex((written, index) => index < line && /^[^#\s]/.test(written.trimStart()));
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
