import { wrapWords } from '../../ui/wrap-words.ts';

/**
 * Breaks a text between words into the fewest lines of at most `longest` characters, and among these as evenly as it goes.
 * A word that is longer stands alone on its line. `('Contacter un spécialiste', 19)` → `['Contacter un', 'spécialiste']`.
 */
export function balanceLines(text: string, longest: number): string[] {
  const fewest = wrapWords(text, longest);
  for (let width = Math.ceil(text.length / fewest.length); width < longest; width++) {
    const lines = wrapWords(text, width);
    if (lines.length === fewest.length && lines.every((line) => line.length <= longest)) return lines;
  }
  return fewest;
}
