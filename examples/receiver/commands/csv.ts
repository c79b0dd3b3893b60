/**
 * Rows as a spreadsheet reads them in French: semicolons, a mark for UTF-8, a column for every name. A cell that would be read as a
 * formula is given an apostrophe: it was written by a stranger.
 */
export function csv(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return `\u{FEFF}${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
