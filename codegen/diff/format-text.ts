import { headline, partsOf, type Entry } from './format-diff.ts';
import type { DiffReport } from './report.ts';

/** For the terminal. */
export function formatText(report: DiffReport, place = ''): string {
  const parts = partsOf(report, place);
  if (parts.length === 0) return `Rien ne change contre ${report.against}.`;
  const body = parts.map(({ title, entries }) => [title, ...entries.flatMap(linesOf)].join('\n'));
  return [`${headline(report)}, contre ${report.against}`, ...body].join('\n\n');
}

function linesOf({ words, at, notes }: Entry): string[] {
  return [`  ${words}${at === '' ? '' : `   ${at}`}`, ...notes.map((note) => `      ${note}`)];
}
