import { asTyped } from '../../../../src/shared/locale.ts';

/**
 * Finds a query in texts as pages show them: capitals, accents, kinds of spaces and apostrophes do not count. A number is found whole:
 * « 285 » is no part of « 1 285 » or « 285,5 ».
 */
export function matcher(query: string): (shown: string | number) => boolean {
  const wanted = comparable(query);
  if (wanted === '') return () => false;
  const digits = /^\d/.test(wanted) ? String.raw`(?<![\d.,])(?<!\d )` : '';
  const after = /\d$/.test(wanted) ? String.raw`(?![.,]?\d)(?! \d{3})` : '';
  const pattern = new RegExp(`${digits}${RegExp.escape(wanted)}${after}`, 'u');
  const amount = numberIn(wanted);
  return (shown) => {
    if (typeof shown === 'number') return shown === amount;
    const text = comparable(shown);
    return pattern.test(text) || (amount !== undefined && pattern.test(text.replaceAll(/(?<=\d) (?=\d{3})/gu, '')));
  };
}

/** A text as it is typed, in lower case, without accents and the signs that only lay it out. */
export function comparable(text: string): string {
  return asTyped(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00AD\u200B\u2060]/gu, '')
    .replaceAll('‘', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The number that was typed: « 3 870 €» → 3870. */
function numberIn(text: string): number | undefined {
  const [, digits] = /^(\d[\d ]*(?:[.,]\d+)?) ?(?:%|€|\S{0,3}€)?$/u.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(' ', '').replace(',', '.'));
}
