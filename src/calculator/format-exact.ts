import { locale } from '#generated/locale.ts';
import type { Term } from '../roi/run-formula.ts';
import { currencySign, formatNumber, withUnit } from '../shared/numbers.ts';
import { bounded, thousandBillions } from '../ui/format-result.ts';

const sign = currencySign(locale);
const units: Record<Term['unit'], string> = {
  euros: sign,
  'thousand-euros': locale.words.thousand + sign,
  percent: '%',
  months: locale.words.months,
  factor: '',
  plain: '',
};

/** From here on digits say nothing more: the limits of the figures themselves. */
const largestPercent = 1e9;
const largestOther = 1e12;

/**
 * A number of a calculation: amounts to the cent (`154 249,20 €`, without cents when there are none), percentages to the
 * hundredth, months to the thousandth; `plus de 1 000 Md€` beyond a thousand billion.
 */
export function formatExact({ value, unit }: Pick<Term, 'value' | 'unit'>): string {
  const largest = unit === 'percent' ? largestPercent : largestOther;
  const written = (digits: string) => (units[unit] === '' ? digits : withUnit(digits, units[unit], locale));
  const limit = unit === 'euros' ? thousandBillions : written(formatNumber(largest, locale, { most: 0 }));
  const fewest = Number.isInteger(value) ? 0 : 2;
  const decimals = unit === 'months' || unit === 'factor' ? { most: 3 } : { least: fewest, most: fewest };
  return bounded(value, largest, limit, (number) => written(formatNumber(number, locale, decimals)));
}
