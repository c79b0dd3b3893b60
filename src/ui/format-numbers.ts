import { locale } from '#generated/locale.ts';
import * as numbers from '../shared/numbers.ts';

/** A number of things as the site's readers write it: `1200` → `1 200`. */
export function formatCount(count: number): string {
  return numbers.formatNumber(count, locale, { most: 0 });
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
