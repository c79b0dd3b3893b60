import { foldText } from '../../src/ui/fold-text.ts';
import { dayAfter } from './days.ts';
import { tables } from './site.ts';

const byDate = tables.events.toSorted((a, b) => a.date.localeCompare(b.date));

/** The days of the agenda, soonest first, from the first event that its owner has not called past. */
const daysToCome = [...new Set(byDate.filter(({ status }) => status === 'upcoming').map(({ date }) => date))];

/** A day on which the tests look at the agenda: that of the first event to come. Whatever today is, the test sees the same. */
export const agendaDay = daysToCome[0] ?? dayAfter(byDate.at(-1)?.date ?? '2026-01-01');
/** The last day of the agenda. */
export const lastDay = daysToCome.at(-1) ?? agendaDay;

/** What is still to come on a day, soonest first: an event of that very day is. */
export const eventsFrom = (day: string) => byDate.filter(({ date }) => date >= day);
export const upcomingEvents = eventsFrom(agendaDay);
export const pastEvents = byDate.filter(({ date }) => date < agendaDay).toReversed();

/** The events of a choice of the filter whose title or description holds a text, whatever the accents and capitals. */
export function eventsFitting(filter: string, text: string) {
  const inTime = filter === 'past' ? pastEvents : filter === 'upcoming' ? upcomingEvents : byDate;
  const isTime = ['all', 'upcoming', 'past'].includes(filter);
  return inTime.filter(
    ({ title, description, category }) =>
      (isTime || category === filter) &&
      [title, description].some((candidate) => foldText(candidate).includes(foldText(text))),
  );
}

/** The longest word of a text: a search that finds little else. */
export function longestWord(text: string): string {
  return text.split(/[^\p{L}\p{M}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';
}
