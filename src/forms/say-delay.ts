import { locale } from '#generated/locale.ts';
import { tagOf } from '../shared/locale.ts';

const units = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const;

/** A delay in the largest unit that fits into it, never too short: 90 seconds → `2 minutes`. @param seconds above 0 */
export function sayDelay(seconds: number): string {
  const [unit, length] = units.findLast(([, size]) => seconds >= size) ?? units[0];
  return new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
}
