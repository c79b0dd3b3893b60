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
