import { isoForm } from '../base/calendar-day.ts';

/** Today where the program runs, as `AAAA-MM-JJ`. */
export function releaseDate(now: Date = new Date()): string {
  return isoForm({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
