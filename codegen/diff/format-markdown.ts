import { headline, partsOf, type Entry } from './format-diff.ts';
import type { DiffReport } from './report.ts';

/** The comment of a pull request. */
export function formatMarkdown(report: DiffReport, place = ''): string {
  const parts = partsOf(report, place);
  if (parts.length === 0) return `**Rien ne change sur le site** contre ${escaped(report.against)}.`;
  const body = parts.map(({ title, entries }) => [`### ${title}`, '', ...entries.flatMap(linesOf)].join('\n'));
  return [`## ${headline(report)}`, `Contre ${escaped(report.against)}.`, ...body].join('\n\n');
}

function linesOf({ words, at, notes }: Entry): string[] {
  return [`- ${escaped(words)}${at === '' ? '' : ` — \`${at}\``}`, ...notes.map((note) => `  - ${escaped(note)}`)];
}

/** Texts of the site stay texts: no mark-up, no mention of an account, no reference to an issue. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/gu, String.raw`\$&`).replaceAll('@', '@\u200B');
}
