import { isoForm, readDay, timesIn } from '../../base/calendar-day.ts';
import type { Json } from '../../base/json.ts';

/** What a typed text says, by what the field of a role asks for (`reads` in its schema). */
const readings: Readonly<Record<string, (typed: string) => Json | undefined>> = {
  // « 3 décembre 2026 » → 2026-12-03
  date: (typed) => {
    const day = readDay(typed);
    return day && isoForm(day);
  },
  // « 9 h 30 à 17 h 00 » → minutes since midnight
  hours: (typed) => {
    const [start, end] = timesIn(typed);
    return start === undefined ? undefined : { start, ...(end !== undefined && { end }) };
  },
};

/** The value as the role takes it. What cannot be read stays as it is typed: the schemas say what is wrong with it. */
export function readTyped(value: Json | undefined, reads: string | undefined): Json | undefined {
  if (reads === undefined || typeof value !== 'string') return value;
  return readings[reads]?.(value) ?? value;
}
