import { french, tagOf, type Locale } from './locale.ts';

/** A date in parts, as pages set them: `1` and `er`, `décembre`, `2026`, `mardi`. */
export interface DateParts {
  weekday: string;
  day: string;
  /** `er` on the first of a month in French, else empty. */
  ordinal: string;
  month: string;
  year: string;
}

/** `janvier` to `décembre`: the words in which dates are typed in the spec. */
export const frenchMonths: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(tagOf(french), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);

/** `2026-12-01` → mardi, 1, er, décembre, 2026. Throws on what is not a date. */
export function dateParts(iso: string, locale: Locale): DateParts {
  const date = dateOf(iso);
  if (date === undefined) throw new Error(`« ${iso} » is not a date`);
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

/** A date as it is typed in the spec: `3 décembre 2026` → `2026-12-03`. Throws on another form: the schema has checked it. */
export function isoOfFrenchDate(text: string): string {
  const [day = '', month = '', year = ''] = text.split(/\s/u);
  const index = frenchMonths.indexOf(month);
  if (index === -1) throw new Error(`« ${text} » is not a French date`);
  return `${year}-${String(index + 1).padStart(2, '0')}-${String(Number.parseInt(day, 10)).padStart(2, '0')}`;
}

function dateOf(iso: string): Date | undefined {
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
