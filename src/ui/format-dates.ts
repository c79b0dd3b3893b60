import { locale } from '#generated/locale.ts';
import * as dates from '../shared/dates.ts';
import type { ScheduledEvent } from '#generated/types.ts';
import { lastDayOf } from './days.ts';

/** A date in parts, as the site's readers write it: mardi, 1, er, décembre, 2026. Throws on a text that is no date. */
export function readIsoDate(iso: string): dates.DateParts {
  return dates.dateParts(iso, locale);
}

/** `2026-12-01` → `1er décembre 2026`. Throws on a text that is no date. */
export function formatIsoDate(iso: string): string {
  const text = dates.formatDate(iso, locale);
  if (text === undefined) throw new Error(`"${iso}" is not a date`);
  return text;
}

/**
 * From when to when, as the site's readers write it: `9 h 30 à 17 h 00`; when it starts, where it has no duration; with the day on which it ends,
 * where it lasts a day or more: `9 h – 20 mai 2027, 18 h`.
 */
export function formatHours(event: Pick<ScheduledEvent, 'date' | 'time' | 'duration'>): string {
  const start = dates.minutesOf(event.time);
  const end = start + (event.duration ?? 0);
  const [from = '', to = ''] = [start, end].map((minutes) => dates.formatTime(minutes % 1440, locale));
  const last = lastDayOf(event);
  if (last !== event.date) return `${from} – ${formatIsoDate(last)}, ${to}`;
  return from === to ? from : `${from} ${locale.words.rangeTo} ${to}`;
}
