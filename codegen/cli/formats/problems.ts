import { capitalized } from '../../../src/shared/locale.ts';
import type { CheckReport } from '../check.ts';

/** One line of a report for machines, whatever its kind. */
export interface Problem {
  readonly severity: 'error' | 'warning' | 'note';
  readonly code: string;
  /** From the folder where the command runs, with forward slashes. */
  readonly file: string;
  /** 1-based, in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** Exclusive; unknown where a key is meant. */
  readonly endColumn?: number;
  /** Where in the document: `blocks/2/type`; empty for the whole file. */
  readonly path: string;
  /** French, a sentence or more, without a line break. */
  readonly message: string;
  /** The lines around the place; may be empty. */
  readonly frame: string;
}

/** Findings first. */
export function problemsOf({ findings, items, notes }: CheckReport): Problem[] {
  return [
    ...findings.map(({ severity, code, file, position, path, message, remedy, frame }) => ({
      severity,
      code,
      file,
      ...position,
      path,
      message: sentence(remedy === undefined ? message : `${message} ${remedy}`),
      frame,
    })),
    ...[...items, ...notes].map(({ severity, kind, file, line, column, path, note }) => ({
      severity,
      code: `release/${kind}`,
      file,
      line,
      column,
      path,
      message: sentence(`${path} : ${note}`),
      frame: '',
    })),
  ];
}

/** Without the line breaks that a value of the spec may hold, and with a capital. */
function sentence(text: string): string {
  return capitalized(text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/gu, ' '));
}
