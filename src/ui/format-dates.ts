import { locale } from '#generated/locale.ts';
import * as dates from '../shared/dates.ts';
import type { EventHours } from '#generated/types.ts';

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

/** From when to when, as the site's readers write it: `9 h 30 à 17 h 00`; when it starts, where the end is not known. */
export function formatHours({ start, end }: EventHours): string {
  const times = [start, ...(end === undefined ? [] : [end])].map((minutes) => dates.formatTime(minutes, locale));
  return times.join(` ${locale.words.rangeTo} `);
}
