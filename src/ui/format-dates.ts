import { locale } from '#generated/locale.ts';
import * as dates from '../shared/dates.ts';
import type { ScheduledEvent } from '#generated/types.ts';

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

/** From when to when, as the site's readers write it: `9 h 30 à 17 h 00`; when it starts, where it has no duration. */
export function formatHours({ time, duration = 0 }: Pick<ScheduledEvent, 'time' | 'duration'>): string {
  const start = dates.minutesOf(time);
  const times = [...new Set([start, start + duration])].map((minutes) => dates.formatTime(minutes % 1440, locale));
  return times.join(` ${locale.words.rangeTo} `);
}
