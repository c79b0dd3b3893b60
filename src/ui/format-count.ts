import { locale } from '#generated/locale.ts';
import { formatNumber } from '../shared/numbers.ts';

/** A number of things as the site's readers write it: `1200` → `1 200`. */
export function formatCount(count: number): string {
  return formatNumber(count, locale, { most: 0 });
}
