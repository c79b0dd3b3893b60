/**
 * A text as a search compares it: without accents or capitals, ligatures opened, every space and apostrophe plain, so that
 * `elephant` is found in `L’Éléphant` and `coeur` in `cœur`. `ẞ` is made `ß`, whose capital is two letters: letters are made small twice.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒ]/gu, 'oe')
    .replace(/[æÆ]/gu, 'ae')
    .replace(/[’‘]/gu, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .trim();
}
