import type { Block, Event, Site, Webinar } from '#generated/types.ts';
import { calendarEntryId, calendarHref } from '../ui/calendar-entry-id.ts';
import { isOver } from '../ui/has-passed.ts';
import { isoOfFrenchDate } from '../shared/dates.ts';
import { readHour, readHours } from '../ui/french-hours.ts';
import { calendarText, type CalendarEntry } from './calendar-text.ts';

/**
 * The calendar files that the pages offer: one for each event to come and for each webinar (which of these are over, only the
 * visitor's date tells). None for a list that no page shows.
 */
export function* calendarFiles(site: Site): Iterable<[path: string, text: string]> {
  const upcoming = () => site.tables.events.filter((event) => !isOver(event, site.day));
  const entries = [
    ...entriesOn(site, 'event-agenda', upcoming, eventEntry),
    ...entriesOn(site, 'webinar-programme', () => site.tables.webinars, webinarEntry),
  ];
  const { baseUrl, name, locale } = site.settings;
  const host = new URL(baseUrl).host;
  for (const { id, page, ...entry } of entries) {
    const url = `${baseUrl}${page}#${id}`;
    const text = calendarText(
      { ...entry, uid: `${id}@${host}`, url, timeZone: locale.timeZone },
      name,
      locale.language,
    );
    yield [calendarHref(id).slice(1), text];
  }
}

type RowEntry = Omit<CalendarEntry, 'uid' | 'url' | 'timeZone'> & { id: string };

function entriesOn<Row>(
  site: Site,
  block: Block['type'],
  rowsOf: () => readonly Row[],
  entryOf: (row: Row, site: Site) => RowEntry,
): (RowEntry & { page: string })[] {
  const page = site.pages.find(({ blocks }) => blocks.some(({ type }) => type === block))?.path;
  return page === undefined ? [] : rowsOf().map((row) => ({ ...entryOf(row, site), page }));
}

function eventEntry({ id, title, description, date, time, location }: Event): RowEntry {
  return { id: calendarEntryId('evenement', id), date, ...readHours(time), title, description, location };
}

function webinarEntry({ id, title, description, date, time, duration }: Webinar, { settings }: Site): RowEntry {
  const start = readHour(time);
  return {
    id: calendarEntryId('webinaire', id),
    date: isoOfFrenchDate(date),
    start,
    end: start + duration,
    title,
    description,
    location: settings.calendar?.webinarLocation,
  };
}
