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
