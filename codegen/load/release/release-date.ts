import { exists, isoForm, readDay } from '../validate/calendar-day.ts';

/**
 * The day the check is made for, as `AAAA-MM-JJ`: the one asked for, or today where the program runs.
 * `undefined` when what is asked for is not a day of the calendar.
 */
export function releaseDate(asked: string | boolean | undefined, now: Date = new Date()): string | undefined {
  if (asked === undefined) return isoForm({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
  const day = typeof asked === 'string' ? readDay(asked) : undefined;
  // To the letter: a day written in another way is not asked for.
  return day !== undefined && exists(day) && isoForm(day) === asked ? asked : undefined;
}
