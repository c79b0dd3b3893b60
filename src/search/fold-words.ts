import { foldText } from './typed-words.ts';

/** A word as it stands in a text, and as it is compared. */
export interface FoldedWord {
  /** Lower case, without accents, ligatures written out, without the plural's s or x: `Œuvres` → `oeuvre`. */
  folded: string;
  /** Where it starts in the text, and its length there. */
  index: number;
  length: number;
}

/** Words that stand in every text and so find nothing. Without accents. */
const stopWords = new Set(
  (
    'au aux avec ce ces cet cette dans de des du elle elles en entre est et etre eux il ils la le les leur leurs lors lui mais ' +
    'meme ne ni nos notre nous on ont ou par pas peut plus pour qu quand que quel quelle qui sa sans se ses si son sont sous sur ta ' +
    'te tes tout tous toute toutes tu un une vers vos votre vous'
  ).split(' '),
);

/**
 * The words of a French text, in order. An apostrophe and a hyphen separate words (`l'IA` → `l`, `ia`); soft hyphens do not.
 * A final s or x goes from words of more than three letters, whether it is a plural or not: queries and texts lose it alike.
 */
export function foldWords(text: string): FoldedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}\u00AD]+/gu)].map((match) => ({
    folded: withoutPlural(foldLetters(match[0])),
    index: match.index,
    length: match[0].length,
  }));
}

/** Whether a text would be found by this word: it is more than a letter, and no stop word. */
export function isTelling(text: string): boolean {
  const letters = foldLetters(text);
  return letters.length > 1 && !stopWords.has(letters);
}

function foldLetters(word: string): string {
  return foldText(word).replaceAll('\u00AD', '');
}

function withoutPlural(letters: string): string {
  return letters.length > 3 ? letters.replace(/[sx]$/, '') : letters;
}
