import { buildDay } from '../../codegen/run/build-day.ts';
import { foldText } from '../../src/search/typed-words.ts';
import { placesOf, settings } from './site.ts';

/** The events of the first agenda that lists them all. */
const listed = placesOf('agenda').find(({ block }) => block.look === 'list')?.block.rows ?? [];
const byDate = listed.toSorted((a, b) => a.date.localeCompare(b.date));

/** The last day of which the pages know that it is over. */
const built = buildDay(settings.locale.timeZone);
/** The events that are still to come when the site is built, soonest first: those whose owner has not called them past. */
const toCome = byDate.filter(({ status, date }) => status !== 'past' && date >= built);
const daysToCome = [...new Set(toCome.map(({ date }) => date))];

/** A day on which the tests look at the agenda: that of the first event to come. Without any, the day of the build. */
export const agendaDay = daysToCome[0] ?? built;
export const lastDay = daysToCome.at(-1) ?? agendaDay;

/** What is still to come on a day, soonest first: an event of that very day is. */
export const eventsFrom = (day: string) => toCome.filter(({ date }) => date >= day);
export const upcomingEvents = eventsFrom(agendaDay);
export const pastEvents = byDate.filter((event) => !upcomingEvents.includes(event)).toReversed();

/** The events of a choice of the filter whose title or description holds a text, whatever the accents and capitals. */
export function eventsFitting(filter: string, text: string) {
  const inTime = filter === 'past' ? pastEvents : filter === 'upcoming' ? upcomingEvents : byDate;
  const isTime = ['all', 'upcoming', 'past'].includes(filter);
  return inTime.filter(
    ({ title, description = '', category }) =>
      (isTime || category?.id === filter) &&
      [title, description].some((candidate) => foldText(candidate).includes(foldText(text))),
  );
}

/** The longest word of a text: a search that finds little else. */
export function longestWord(text: string): string {
  return text.split(/[^\p{L}\p{M}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** A calendar day, `2026-12-01`, so many days later (before, when negative). */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
