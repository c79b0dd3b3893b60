/** A place in a spec file: 1-based line and column, and where the marked text ends on that line (exclusive). */
export interface Position {
  line: number;
  column: number;
  endColumn: number;
}

/** A mistake in the spec. Problems are values: a run reports all of them at once. */
export interface Finding {
  /** Path of the file, relative to the project root, with forward slashes. */
  file: string;
  position: Position;
  /** Where in the document: `blocks/2/type`; empty for the whole file. */
  path: string;
  /** Stable name of the rule: `lint/leading-zero`, `schema/required`, `rule/link`. */
  code: string;
  /** French: what was found and what was expected. */
  message: string;
  /** French: the nearest valid value or what to do, when one is known. */
  remedy?: string;
  /** The lines around the place, with a caret line under it; empty when the file cannot be shown. */
  frame: string;
}

const contextLines = 2;

/** Draws the lines around `position` with a caret line under the marked text. Returns `''` for an empty text. */
export function codeFrame(text: string, position: Position): string {
  const lines = text.split(/\r?\n/);
  if (text.trim() === '') return '';
  const first = Math.max(1, position.line - contextLines);
  const last = Math.min(lines.length, position.line + contextLines);
  const width = String(last).length;
  const drawn: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const marked = number === position.line;
    const source = (lines[number - 1] ?? '').slice(0, 160).trimEnd();
    drawn.push(`${marked ? '>' : ' '} ${String(number).padStart(width)} | ${source}`.trimEnd());
    if (marked) {
      const length = Math.max(1, Math.min(position.endColumn, 160) - position.column);
      drawn.push(`  ${' '.repeat(width)} | ${' '.repeat(position.column - 1)}${'^'.repeat(length)}`);
    }
  }
  return drawn.join('\n');
}

/** Sorts by file, line, column and code, and drops repeats: the same place with the same message is said once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const { file, position, message } = finding;
    const key = `${file}:${position.line}:${position.column}:${message}`;
    if (!unique.has(key)) unique.set(key, finding);
  }
  return [...unique.values()].toSorted(
    (a, b) =>
      compare(a.file, b.file) ||
      a.position.line - b.position.line ||
      a.position.column - b.position.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** The one text form of a finding: place, fact, remedy, frame. */
export function formatFinding(finding: Finding): string {
  const { file, position, path, message, remedy, frame } = finding;
  const place = `${file}:${position.line}:${position.column}${path === '' ? '' : ` ${path}`}`;
  const sentence = remedy === undefined ? message : `${message} ${remedy}`;
  return frame === '' ? `${place} : ${sentence}` : `${place} : ${sentence}\n${frame}`;
}

/** All findings of a run and their count, ready to print. */
export function formatFindings(findings: readonly Finding[]): string {
  const count = findings.length === 1 ? '1 erreur' : `${findings.length} erreurs`;
  const files = new Set(findings.map((finding) => finding.file)).size;
  const where = files === 1 ? 'dans 1 fichier' : `dans ${files} fichiers`;
  return `${findings.map(formatFinding).join('\n\n')}\n\n${count} ${where}.`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
