import { locale } from '#generated/locale.ts';
import * as numbers from '../shared/numbers.ts';
import { noBreak } from '../shared/locale.ts';

const { currencyDecimals, currencySign, formatNumber, withUnit } = numbers;
const { words } = locale;

/** A number of things as the site's readers write it: `1200` → `1 200`. */
export function formatCount(count: number): string {
  return formatNumber(count, locale, { most: 0 });
}

/** A number of things and its words: `21`, `place | places` → `21 places`. */
export function countOf(count: number, forms: string): string {
  return `${formatCount(count)} ${numbers.wordsFor(count, forms, locale)}`;
}

/**
 * An amount as the site's readers write it, no-break spaces between thousands and before the sign: `3870` → `3 870 €`. Cents
 * come by two, when there are any: `3870.5` → `3 870,50 €`. The sign is that of the site's currency.
 */
export function formatEuros(amountEur: number): string {
  return numbers.formatAmount(amountEur, locale);
}

/** A part of one as a whole percentage: `0.7` → `70 %`. Rounds half away from zero. */
export function formatRatio(ratio: number): string {
  return numbers.formatRatio(ratio, locale);
}

/** From this amount on, digits add no information. */
const largestAmountEur = 1e12;
const largestPercent = 1e9;
/** A thousand years. */
const longestMonths = 12_000;

const sign = currencySign(locale);
const whole = (value: number) => formatNumber(value, locale, { most: 0 });
const months = (value: number) =>
  withUnit(formatNumber(value, locale, { most: 1 }), numbers.wordsFor(value, words.months, locale), locale);

/** Beyond it no amount is written out. */
export const thousandBillions = withUnit(whole(1000), words.billion + sign, locale);

/**
 * An amount of a result: `154 249 €`; cents below 1 000 € when there are any: `0,40 €`; `plus de 1 000 Md€` beyond.
 * Not a number gives `N/A`. Spaces are no-break (U+202F between thousands, U+00A0 before the sign).
 */
export function formatAmount(value: number): string {
  return bounded(value, largestAmountEur, thousandBillions, (amount) =>
    numbers.formatAmount(
      amount,
      locale,
      Math.abs(amount) < 1000 && !Number.isInteger(amount) ? currencyDecimals(locale) : 0,
    ),
  );
}

/** An amount in thousands: `500 k€`. */
export function formatThousands(thousands: number): string {
  return withUnit(whole(thousands), words.thousand + sign, locale);
}

/** A percentage: `9 417 %`, at most one decimal; `plus de …` beyond a billion. */
export function formatPercent(value: number): string {
  const limit = numbers.formatPercent(largestPercent, locale);
  return bounded(value, largestPercent, limit, (percent) => numbers.formatPercent(percent, locale));
}

/**
 * A duration in months, to one decimal: `0,4 mois`, `18 mois`; `null` (never) gives `N/A`;
 * under a twentieth of a month `moins de 0,1 mois`; over a thousand years `plus de 12 000 mois`.
 */
export function formatMonths(value: number | null): string {
  if (value === null) return 'N/A';
  if (value >= 0 && value < 0.05) return `${words.lessThan} ${months(0.1)}`;
  return bounded(value, longestMonths, months(longestMonths), months);
}

/** A multiplier or bonus of `spec/roi.yaml`: `× 1,15`. */
export function formatFactor(value: number): string {
  return `×${noBreak}${formatNumber(value, locale)}`;
}

/**
 * `format`, but `plus de …` beyond a limit, `N/A` for NaN, and with the minus sign of typography.
 * @param limitText the limit as it is written
 */
export function bounded(value: number, limit: number, limitText: string, format: (value: number) => string): string {
  if (Number.isNaN(value)) return 'N/A';
  if (value > limit) return `${words.moreThan} ${limitText}`;
  if (value < -limit) return `${words.lessThan} \u2212${limitText}`;
  // Intl writes a hyphen; a figure set large needs the minus sign.
  return format(value).replace('-', '\u2212');
}
