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

/** A text in lower case, without accents and with plain spaces and apostrophes. */
export function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The number that was typed: « 3 870 €» → 3870. */
function numberIn(text: string): number | undefined {
  const [, digits] = /^(\d[\d ]*(?:[.,]\d+)?) ?(?:%|€|\S{0,3}€)?$/u.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(' ', '').replace(',', '.'));
}
