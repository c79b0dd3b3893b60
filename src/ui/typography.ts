import { punctuation } from '#generated/locale.ts';

/** A text in the quotation marks of the site's language. */
export function quoted(text: string): string {
  return punctuation.open + text + punctuation.close;
}

/** Between two facts or names. A dot may end a line and never begins one. */
export const dot = '\u00A0· ';

/** Names in one line: `Ollama · Supabase`. */
export function joinNames(names: readonly string[]): string {
  return names.join(dot);
}

/** `3` → `03`: places in a list keep one width. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/**
 * Splits a text into lines of at most `limit` characters, between words only: a longer word keeps its own line.
 * SVG text does not wrap by itself. `('question et passages', 11)` → `['question et', 'passages']`.
 */
export function wrapWords(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= limit) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
