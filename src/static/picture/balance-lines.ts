/**
 * Breaks a text between words into the fewest lines of at most `longest` characters, and among these as evenly as it goes.
 * A word that is longer stands alone on its line. `('Contacter un spécialiste', 19)` → `['Contacter un', 'spécialiste']`.
 */
export function balanceLines(text: string, longest: number): string[] {
  const fewest = fill(text, longest);
  for (let width = Math.ceil(text.length / fewest.length); width < longest; width++) {
    const lines = fill(text, width);
    if (lines.length === fewest.length && lines.every((line) => line.length <= longest)) return lines;
  }
  return fewest;
}

/** As many words on each line as hold. No-break spaces do not part words. */
function fill(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= longest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
