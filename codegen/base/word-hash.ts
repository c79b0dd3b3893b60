/** A code unit of no word. */
const beside = 1;
/** One whose small letter depends on the text around it, or is of several units. */
const bound = 2;

/** By code unit, that of its small letter, or which of these it is; 0 as long as nobody has asked. */
const small = new Uint16Array(65_536);

function smallOf(unit: number): number {
  const known = small[unit] ?? beside;
  return known === 0 ? (small[unit] = lookUp(String.fromCharCode(unit))) : known;
}

function lookUp(character: string): number {
  if (!/[\p{L}\p{N}]/u.test(character)) return beside;
  const letter = character.toLowerCase();
  return letter.length === 1 && character !== 'Σ' ? letter.charCodeAt(0) : bound;
}

/** The words of a text, without capitals: punctuation and spaces do not make another text. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A number that is the same for texts of the same words: it is made in a seventh of the time that the words take.
 * @returns nothing where the text has fewer words than `least`
 */
export function wordHash(text: string, least: number): number | undefined {
  let [hash, words] = [0, 0];
  let isBefore = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const letter = smallOf(unit);
    if (letter === bound) return wordHash(text.toLowerCase(), least);
    const isIn = letter !== beside;
    if (isIn) hash = (Math.imul(hash, 31) + letter) | 0;
    if (isIn && !isBefore) words += 1;
    // Of a letter that takes two units, neither tells that it is one: the text may have any number of words.
    if (unit >= 0xd8_00 && unit < 0xe0_00) words = least;
    isBefore = isIn;
  }
  return words < least ? undefined : hash;
}
