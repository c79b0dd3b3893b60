/**
 * Keeps a figure finite: what overflows becomes the largest number of its sign. Also turns -0 into 0.
 * A visitor may type 1e308; a result of `Infinity` would mean nothing.
 */
export function saturate(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE) + 0;
}

/**
 * What stands in pasted figures and is no part of the number: spaces, among them U+00A0 and U+202F, invisible marks (those of Windows'
 * calculator, of web pages and of files), quotation marks, the apostrophes that group digits in Switzerland and the signs typed for them, the euro sign.
 */
const ignored = /[\s\p{Cf}\p{Cc}«»“”"'’´`′€]/gu;
/** « 2 Md euros », « 2 Mds », « 2 Mrd ». Before an apostrophe it is a million: « 2 M d'euros ». Once spaces are gone both are « 2Mdeuros ». */
const billion = /m(?:ds?|rds?)(?!['’´`′])/gi;
/** What comes before an amount: « environ », « EUR ». */
const beginning = /^(?:env(?:iron|\.)?|[~≈])?(?:euros?|eur)?/i;
/** What follows an amount: its magnitude, then its currency, tax and period in words, each of which may be missing. */
const ending =
  /(?:(k|mille)|(m|millions?)|(milliards?))?(?:d?euros?|eur|e)?(?:h\.?t\.?|horstaxes?|ttc)?(?:(?:\/|par)(?:ans?|années?|(mois))|annuels?|(mensuels?))?$/i;
/** Linear in the length of the text: it also reads values of an address. */
const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number a person meant by `text`.
 *
 * Accepts `1 200,50`, `1200.5`, `1.200,50`, `1,200.50`, `1.200.000`, `-3`, `−3` (U+2212), `1e308`, `1 200 €`, `1'200.–`, `36 k€ HT`,
 * `EUR 36 000`, `1,2 million d'euros`. Amounts are those of a year: `3 000 € par mois` is 36 000.
 * One separator alone is the decimal one (`1.200` is 1,2: French groups thousands with spaces).
 * @returns a finite number; 0 for an empty text or one that is not a number; beyond the largest number, that number.
 */
export function parseFrenchNumber(text: string): number {
  return readFrenchNumber(text) ?? 0;
}

/** The same number; `undefined` for an empty text or one that is not a number. */
export function readFrenchNumber(text: string): number | undefined {
  const words = text
    .replaceAll(billion, 'milliards')
    .replace(ignored, '')
    .replace(beginning, '')
    .replace('\u2212', '-');
  const [, thousands, millions, billions, month, monthly] = ending.exec(words) ?? [];
  // « 36'000.– » : no cents.
  const plain = withDecimalPoint(words.replace(ending, '').replace(/[.,][-–—]$/, ''));
  const magnitude = thousands ? 1e3 : millions ? 1e6 : billions ? 1e9 : 1;
  return number.test(plain) ? saturate(Number(plain) * magnitude * (month || monthly ? 12 : 1)) : undefined;
}

/** A number as a form field or an address holds it, with the decimal comma and every digit: `1200,5`, `1e+21`. Read back exactly. */
export function writeFrenchNumber(value: number): string {
  return String(value).replace('.', ',');
}

function withDecimalPoint(text: string): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0)
    return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  const separator = comma >= 0 ? ',' : '.';
  const repeated = text.indexOf(separator) !== text.lastIndexOf(separator);
  return repeated ? text.replaceAll(separator, '') : text.replace(separator, '.');
}
