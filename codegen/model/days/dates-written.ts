import { exists, isoForm, readDay } from '../../base/calendar-day.ts';
import type { Source, SpecDocument } from '../../read/source.ts';
import { dayAfter } from './days.ts';

const written = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}\b/gu;

/**
 * The days on which the site may become another one though nobody changes it, in order: for each date that stands anywhere in the spec, that day
 * and the day after it. Between two of them every day has the same site.
 */
export function turningDays(sources: readonly Pick<Source, 'document'>[]): string[] {
  const dates = sources.flatMap(({ document }) => datesIn(document));
  return [...new Set(dates.flatMap((day) => [day, dayAfter(day)]))].toSorted();
}

function datesIn({ text }: SpecDocument): string[] {
  return [...text.matchAll(written)].flatMap(([date]) => {
    const day = readDay(date.replaceAll(/\s+/gu, ' '));
    return day !== undefined && exists(day) ? [isoForm(day)] : [];
  });
}

/** Before all days that a spec names. */
const always = '0001-01-01';

/** The first day of those that have the same site as `day`: what is made for one of them is made for all. */
export function settledDay(turning: readonly string[], day: string): string {
  return turning.findLast((one) => one <= day) ?? always;
}

/** The first day after `day` that may have another site; nothing where none has. */
export function nextTurn(turning: readonly string[], day: string): string | undefined {
  return turning.find((one) => one > day);
}
