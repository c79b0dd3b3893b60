import { tagOf, type Locale, noBreak } from './locale.ts';

/** A date in parts, as pages set them: `1` and `er`, `décembre`, `2026`, `mardi`. */
export interface DateParts {
  weekday: string;
  day: string;
  /** `er` on the first of a month in French, else empty. */
  ordinal: string;
  month: string;
  year: string;
}

/** `2026-12-01` → mardi, 1, er, décembre, 2026. Throws on a text that is no date. */
export function dateParts(iso: string, locale: Locale): DateParts {
  const date = dateOf(iso);
  if (date === undefined) throw new Error(`"${iso}" is not a date`);
  const part = (name: 'weekday' | 'month') => formatOf(locale, name).format(date);
  const day = date.getUTCDate();
  return {
    weekday: part('weekday'),
    day: String(day),
    ordinal: day === 1 ? ordinalOf(1, locale) : '',
    month: part('month'),
    year: String(date.getUTCFullYear()),
  };
}

/** `2026-12-01` → `1er décembre 2026`, its day and month on one line; `undefined` for a text that is no date. */
export function formatDate(iso: string, locale: Locale): string | undefined {
  const date = dateOf(iso);
  if (date === undefined) return undefined;
  const text = formatOf(locale, 'dateStyle').format(date);
  return text.replace(/^(\d+) /u, (_, day: string) => day + (day === '1' ? ordinalOf(1, locale) : '') + noBreak);
}

/** The ending of a rank: `er`, `e` in French; empty in languages whose ordinals are not written. */
export function ordinalOf(rank: number, { language }: Pick<Locale, 'language'>): string {
  if (language !== 'fr') return '';
  return rank === 1 ? 'er' : 'e';
}

function formatOf(locale: Locale, part: 'weekday' | 'month' | 'dateStyle'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tagOf(locale), { [part]: 'long', timeZone: 'UTC' });
}

function dateOf(iso: string): Date | undefined {
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A time of day, in minutes since midnight: `570` → `9 h 30`, `840` → `14 h` in French, as the country writes it elsewhere. */
export function formatTime(minutes: number, locale: Locale): string {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (locale.language === 'fr') return `${hour}${noBreak}h${minute === '00' ? '' : `${noBreak}${minute}`}`;
  const format = new Intl.DateTimeFormat(tagOf(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(minutes * 60_000);
}

/** An hour of a day in minutes since midnight: `09:30` → 570. */
export function minutesOf(slot: string): number {
  const [hours = 0, minutes = 0] = slot.split(':').map(Number);
  return 60 * hours + minutes;
}
