import { headline, partsOf, type DiffReport } from './report.ts';

export function formatText(report: DiffReport): string {
  const parts = partsOf(report);
  if (parts.length === 0) return `Rien ne change contre ${report.against}.`;
  const body = parts.map(({ title, entries }) => {
    const lines = entries.flatMap(({ words, at, notes = [] }) => [
      `  ${words}${at === undefined ? '' : `   ${at}`}`,
      ...notes.map((note) => `      ${note}`),
    ]);
    return [title, ...lines].join('\n');
  });
  return [`${headline(report)}, contre ${report.against}`, ...body].join('\n\n');
}

/** For the comment of a pull request. */
export function formatMarkdown(report: DiffReport): string {
  const parts = partsOf(report);
  if (parts.length === 0) return `**Rien ne change sur le site** contre ${escaped(report.against)}.`;
  const body = parts.map(({ title, entries }) => {
    const lines = entries.flatMap(({ words, at, notes = [] }) => [
      `- ${escaped(words)}${at === undefined ? '' : ` — \`${at}\``}`,
      ...notes.map((note) => `  - ${escaped(note)}`),
    ]);
    return [`### ${title}`, '', ...lines].join('\n');
  });
  return [`## ${headline(report)}`, `Contre ${escaped(report.against)}.`, ...body].join('\n\n');
}

/** Texts of the site are escaped: no markup, no mention of an account, no reference to an issue. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/gu, String.raw`\$&`).replaceAll('@', '@\u200B');
}
