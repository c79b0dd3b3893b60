import type { Location, Range } from 'vscode-languageserver/node';
import type { Mention } from '../edit/mentions/mention.ts';
import type { Position } from '../load/findings/finding.ts';
import type { Origin } from '../load/resolve/resolved.ts';
import type { OpenSite } from './open-site.ts';

/** A place of a finding (1-based) as editors count (0-based). */
export function rangeOf({ line, column, endColumn }: Position): Range {
  return { start: { line: line - 1, character: column - 1 }, end: { line: line - 1, character: endColumn - 1 } };
}

/** Where a value is written. */
export function locationOf(site: OpenSite, { source, path }: Origin, target: 'key' | 'value' = 'value'): Location {
  const { document } = source;
  return { uri: site.uriOf(document.file), range: rangeOf(document.locate(path, target)) };
}

/** The part of a text that names a row. A text that is written otherwise than it reads (folded, escaped) is marked by the name alone. */
export function mentionLocation(site: OpenSite, { source, path, text, start, end }: Mention): Location {
  const { document } = source;
  const whole = document.locate(path, 'value', text);
  const line = document.text.split('\n')[whole.line - 1] ?? '';
  const isPlain = line.startsWith(text, whole.column - 1);
  const position = isPlain
    ? { line: whole.line, column: whole.column + start, endColumn: whole.column + end }
    : document.locate(path, 'value', text.slice(start, end));
  return { uri: site.uriOf(document.file), range: rangeOf(position) };
}
