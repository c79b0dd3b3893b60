import { locale } from '#generated/locale.ts';
import type { EventHours } from '#generated/types.ts';
import { formatTime } from '../shared/hours.ts';

/** From when to when, as the site's readers say it: `9 h 30 à 17 h 00`; when it starts, where the end is not known. */
export function formatHours({ start, end }: EventHours): string {
  const times = [start, ...(end === undefined ? [] : [end])].map((minutes) => formatTime(minutes, locale));
  return times.join(` ${locale.words.rangeTo} `);
}
