import { formatTime, minutesOf } from './dates.ts';
import { capitalized, noBreak, tagOf, type Locale } from './locale.ts';
import type { Words } from './words.ts';

/** Days that share their hours, as the spec holds them. */
export interface OpeningTimes {
  days: readonly string[];
  /** `09:00-12:30`; one that ends before it begins ends on the next day. Or `closed`, or `by-appointment`. */
  hours: readonly string[];
}

/** The days of a week, by the names that the spec and schema.org have for them. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `09:00-12:30` → `09:00`, `12:30`; nothing for days that are closed or by appointment. */
export function spanOf(hours: string): [opens: string, closes: string] | undefined {
  const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(hours) ?? [];
  return opens === undefined || closes === undefined ? undefined : [opens, closes];
}

export interface HoursWriting {
  locale: Locale;
  words: Pick<Words, 'rangeTo' | 'dayRange' | 'timeRange' | 'daily' | 'closed' | 'byAppointment'>;
}

/** As lines of a table: `Lundi, mardi et jeudi`, `9 h à 12 h et 14 h à 18 h`. */
export function hoursTable(lines: readonly OpeningTimes[], { locale, words }: HoursWriting) {
  return lines.map(({ days, hours }) => ({
    days: capitalized(daysText(days, { locale, words }), locale),
    hours: hoursText(hours, `… ${words.rangeTo} …`, { locale, words }),
  }));
}

/** As a part of a sentence: `du lundi au vendredi, de 9 h à 18 h`. */
export function hoursSentence(lines: readonly OpeningTimes[], { locale, words }: HoursWriting): string {
  const texts = lines.map(
    ({ days, hours }) =>
      `${daysText(days, { locale, words })}, ${hoursText(hours, words.timeRange, { locale, words })}`,
  );
  return texts.join(locale.language === 'fr' ? ' ; ' : '; ');
}

/** Three days and more in a row are a range. */
function daysText(days: readonly string[], { locale, words }: HoursWriting): string {
  const places = days.map((day) => weekdays.indexOf(day)).toSorted((a, b) => a - b);
  if (places.length === weekdays.length) return words.daily;
  // 1 January 2024 is a Monday.
  const names = places.map((place) => dayFormat(locale).format(Date.UTC(2024, 0, 1 + place)));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const isRange = places.length > 2 && Number(places.at(-1)) - Number(places[0]) === places.length - 1;
  return isRange ? filled(words.dayRange, [first, last]) : listed(names, locale);
}

function hoursText(hours: readonly string[], range: string, { locale, words }: HoursWriting): string {
  const texts = hours.map((one) => {
    const times = spanOf(one)?.map((time) => formatTime(minutesOf(time), locale).replaceAll(' ', noBreak));
    // « 9 h à 12 h » stays on one line.
    if (times !== undefined)
      return filled(
        range.replace(/….*…/u, (part) => part.replaceAll(' ', noBreak)),
        times,
      );
    return one === 'closed' ? words.closed : words.byAppointment;
  });
  return listed(texts, locale);
}

/** `de … à …` with each « … » in its turn. */
function filled(pattern: string, values: readonly string[]): string {
  let place = 0;
  return pattern.replaceAll('…', () => values[place++] ?? '');
}

function listed(texts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(tagOf(locale)).format(texts);
}

function dayFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', timeZone: 'UTC' });
}
