import { isDay } from '../load/days/days.ts';
import { UserError } from '../run/user-error.ts';

/**
 * The day of `--date`, as `AAAA-MM-JJ`; nothing where it is not there.
 * @throws a `UserError` where it is none of the calendar
 */
export function dayAsked(date: string | boolean | undefined): string | undefined {
  if (date === undefined) return undefined;
  const day = typeof date === 'string' ? isDay(date) : undefined;
  if (day === undefined)
    throw new UserError(`« --date ${String(date)} » n'est pas une date. Écrivez par exemple --date 2026-12-31.`);
  return day;
}
