/** Longest text that a remedy quotes in full, in characters. */
const longest = 90;

/** `text` as a YAML value in quotes, to be copied into the file; `undefined` when it is too long to quote. */
export function quoted(text: string): string | undefined {
  if (text.length > longest) return undefined;
  if (!text.includes('"')) return `"${text.replaceAll('\\', '\\\\')}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** « Mettez le texte entre guillemets », with the text when it can be shown. */
export function quoteRemedy(text: string): string {
  const written = quoted(text);
  return written === undefined ? 'Mettez le texte entre guillemets.' : `Mettez le texte entre guillemets : ${written}.`;
}
