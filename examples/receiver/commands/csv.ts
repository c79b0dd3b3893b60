import { ownValue } from '../own-value.ts';

/**
 * Rows as a spreadsheet reads them in French: semicolons, a mark for UTF-8, a column for every name. A cell that would be read as a
 * formula is given an apostrophe: it was written by a stranger. « +33 6 12 34 56 78 » is none.
 */
export function csv(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => ownValue(row, name) ?? ''))];
  return `\u{FEFF}${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(value) && !/^\+\d+(?:[ \u{A0}\u{202F}]\d+)+$/u.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
