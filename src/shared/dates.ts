import { tagOf, type Locale } from './locale.ts';

/** A date in parts, as pages set them: `1` and `er`, `décembre`, `2026`, `mardi`. */
export interface DateParts {
  weekday: string;
  day: string;
  /** `er` on the first of a month in French, else empty. */
  ordinal: string;
  month: string;
  year: string;
}

/** `2026-12-01` → mardi, 1, er, décembre, 2026. Throws on what is not a date. */
export function dateParts(iso: string, locale: Locale): DateParts {
  const date = dateOf(iso);
  if (date === undefined) throw new Error(`"${iso}" is not a date`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' }).format(date);
  const day = date.getUTCDate();
  return {
    weekday: part({ weekday: 'long' }),
    day: String(day),
    ordinal: day === 1 ? ordinalOf(1, locale) : '',
    month: part({ month: 'long' }),
    year: String(date.getUTCFullYear()),
  };
}

/** `2026-12-01` → `1er décembre 2026`; `undefined` for what is not a date. */
export function formatDate(iso: string, locale: Locale): string | undefined {
  const date = dateOf(iso);
  if (date === undefined) return undefined;
  const text = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return locale.language === 'fr' ? text.replace(/^1 /u, `1${ordinalOf(1, locale)} `) : text;
}

/** What follows a rank: `er`, `e` in French; nothing in languages whose ordinals we do not write. */
export function ordinalOf(rank: number, { language }: Pick<Locale, 'language'>): string {
  if (language !== 'fr') return '';
  return rank === 1 ? 'er' : 'e';
}

function dateOf(iso: string): Date | undefined {
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
