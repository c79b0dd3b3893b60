import { tagOf, type Locale, noBreak } from './locale.ts';

/** The sign of a negative number: as wide as a plus, where French data write a hyphen. */
const minusSign = '\u2212';

const formats = new Map<string, Intl.NumberFormat>();

/** The words that suit a count, of those for one and for more, parted by a bar: `place | places`. */
export function wordsFor(count: number, words: string, { language }: Pick<Locale, 'language'>): string {
  const [one = '', more] = words.split(' | ');
  return more === undefined || new Intl.PluralRules(language).select(count) === 'one' ? one : more;
}

/** A number with its thousands parted: `1234.5` → `1 234,5`. @param least fewest decimals @param most most decimals */
export function formatNumber(value: number, locale: Locale, { least = 0, most = 2 } = {}): string {
  return formatSigned(value, formatWith(locale, { minimumFractionDigits: least, maximumFractionDigits: most }));
}

/** A figure that rounds to zero has no sign, as with `signDisplay: 'negative'`, at which the oldest supported browsers throw. */
function formatSigned(value: number, format: Intl.NumberFormat): string {
  const text = format.format(value);
  return value <= 0 && text === format.format(-0) ? format.format(0) : text.replace('-', minusSign);
}

/** How many decimals the currency has: 2 for euros, 0 for yens. */
export function currencyDecimals(locale: Locale): number {
  return formatWith(locale, currencyOf(locale)).resolvedOptions().maximumFractionDigits ?? 2;
}

/** How many decimals an amount has: all that its currency has, or none. */
export function amountDecimals(amount: number, locale: Locale): number {
  const decimals = currencyDecimals(locale);
  return Number.isInteger(Number(amount.toFixed(decimals))) ? 0 : decimals;
}

/** An amount in the site's currency, cents by all or none: `3870` → `3 870 €`, `3870.5` → `3 870,50 €`. */
export function formatAmount(amount: number, locale: Locale, decimals = amountDecimals(amount, locale)): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return formatSigned(amount, formatWith(locale, { ...currencyOf(locale), ...digits }));
}

/** The sign of the site's currency: `€`. */
export function currencySign(locale: Locale): string {
  return amountParts(locale).find(({ type }) => type === 'currency')?.value ?? locale.currency;
}

/** True if the sign of the currency stands before the amount, as in `£12`. */
export function putsSignFirst(locale: Locale): boolean {
  return amountParts(locale)[0]?.type === 'currency';
}

function amountParts(locale: Locale): Intl.NumberFormatPart[] {
  return formatWith(locale, currencyOf(locale)).formatToParts(0);
}

/**
 * A number as it is written and its unit: `12`, `mois` → `12 mois`. The percent and the sign of the currency stand as the language
 * has them: `70 %` and `500 k€` in French, `70%` and `£500k` in British English, `CHF 12 Tsd.` in Swiss German.
 */
export function withUnit(digits: string, unit: string, locale: Locale): string {
  if (unit === '%') {
    const gap = formatWith(locale, { style: 'percent' })
      .formatToParts(0)
      .some(({ type }) => type === 'literal');
    return `${digits}${gap ? noBreak : ''}%`;
  }
  const sign = currencySign(locale);
  const at = unit.indexOf(sign);
  if (at === -1 || !putsSignFirst(locale)) return `${digits}${noBreak}${unit}`;
  const ownSign = /^[-\u2212]/u.exec(digits)?.[0] ?? '';
  return (
    ownSign +
    leadOf(sign) +
    digits.slice(ownSign.length) +
    unit.slice(0, at).trimEnd() +
    unit.slice(at + sign.length).replace(' ', noBreak)
  );
}

/** The sign of a currency before a number: one of letters stands apart (`CHF 12`, `£12`). */
export function leadOf(sign: string): string {
  return /\p{L}$/u.test(sign) ? sign + noBreak : sign;
}

/** Percents: `9417.25` → `9 417,3 %`. */
export function formatPercent(percent: number, locale: Locale, most = 1): string {
  return withUnit(formatNumber(percent, locale, { most }), '%', locale);
}

/** A part of one as a whole percentage: `0.7` → `70 %`. */
export function formatRatio(ratio: number, locale: Locale): string {
  return formatPercent(ratio * 100, locale, 0);
}

function currencyOf({ currency }: Locale): Intl.NumberFormatOptions {
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
}

function formatWith(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tagOf(locale)} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tagOf(locale), options);
  formats.set(key, format);
  return format;
}
