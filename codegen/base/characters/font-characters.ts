const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/**
 * The characters that the site's fonts keep: what French is written with, the letters of neighbouring languages that
 * names bring, and the signs of figures. No thin space (U+202F, U+2009): no font of ours ever had one, and browsers make it
 * from the space. No → ≥ ≤ Ÿ: fontsource's Latin files lack them; write them as words or draw an icon.
 */
export const fontCharacters = [
  basicLatin,
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜ',
  'àâäæçèéêëîïôöœùûüÿ',
  'áíñóúß',
  '\u00A0«»‘’“”„–—…•·',
  '§©™€£°²µ½±×÷−↑↓',
].join('');

/** Characters that browsers make from the space or the hyphen where a font lacks them, without another font (HarfBuzz, normalisation). */
const synthesised = '\u2009\u202F\u2011';
/** Ends of lines, tabs, and the characters of HTML that are never drawn. */
const undrawn = '\n\t\u00AD\u200B';
const known = new Set([...fontCharacters, ...synthesised, ...undrawn]);

/** True if the text has characters that the site's fonts lack. */
export function hasUnsupported(text: string): boolean {
  for (const character of text) if (!known.has(character)) return true;
  return false;
}

/** The characters of a text that the site's fonts lack, each once, as a reader sees them: an emoji of several is one. */
export function unsupportedCharacters(text: string): string[] {
  // Most texts hold none: only for the others is it worth knowing where a character ends.
  if (!hasUnsupported(text)) return [];
  const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
  const found = [...graphemes.segment(text)].map(({ segment }) => segment);
  return [...new Set(found)].filter((segment) => [...segment].some((character) => !known.has(character)));
}
