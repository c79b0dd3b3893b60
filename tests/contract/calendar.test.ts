import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFiles } from '../../src/static/calendar-files.ts';
import { isOver } from '../../src/ui/has-passed.ts';
import { isoOfFrenchDate } from '../../src/shared/dates.ts';
import { parisInstants } from '../unit/paris-instant.ts';
import { site } from './real-site.ts';
import { renderBlocks } from './rendered.ts';

const files = [...calendarFiles(site)].map(([path, text]) => ({ path, text }));
const upcoming = site.tables.events.filter((event) => !isOver(event, site.day));
const minutesOf = (time: string) => {
  const [hours = '', minutes = ''] = time.match(/\d+/g) ?? [];
  return Number(hours) * 60 + Number(minutes);
};
const expected = [
  ...upcoming.map(({ id, date, time, title, location }) => {
    const [from = '', to = ''] = time.split('à');
    return { path: `agenda/evenement-${id}.ics`, title, location, date, start: minutesOf(from), end: minutesOf(to) };
  }),
  ...site.tables.webinars.map(({ id, date, time, title, duration }) => ({
    path: `agenda/webinaire-${id}.ics`,
    title,
    location: 'En ligne',
    date: isoOfFrenchDate(date),
    start: minutesOf(time),
    end: minutesOf(time) + duration,
  })),
];

test('each event to come and each webinar has its calendar file, and no past event has', () => {
  expect(files.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
});

describe.each(expected)('$path', ({ path, title, location, date, start, end }) => {
  const text = files.find((file) => file.path === path)?.text ?? '';
  const vevent = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  if (vevent === null) throw new Error('no event');
  const event = new ICAL.Event(vevent);

  test('is at the hours that the page shows, in Paris', () => {
    expect([event.startDate.toUnixTime() * 1000]).toEqual(parisInstants(date, start));
    expect([event.endDate.toUnixTime() * 1000]).toEqual(parisInstants(date, end));
  });

  test('says what and where, and leads to its row on the page', () => {
    expect([event.summary, event.location]).toEqual([title, location]);
    const url = new URL(String(vevent.getFirstPropertyValue('url')));
    expect(url.origin).toBe(site.settings.baseUrl);
    expect(renderBlocks(url.pathname)).toContain(` id="${url.hash.slice(1)}"`);
  });
});

test('each entry has an identifier of its own, and a second build gives the same bytes', () => {
  const ids = files.map(({ text }) => /\r\nUID:(.*)\r\n/.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(files.length);
  expect([...calendarFiles(site)]).toEqual(files.map(({ path, text }) => [path, text]));
});

test('a list that no page shows has no files', () => {
  const pages = site.pages.filter(({ blocks }) => !blocks.some(({ type }) => type === 'event-agenda'));
  const left = [...calendarFiles({ ...site, pages })].map(([path]) => path);
  expect(left).toEqual(files.map(({ path }) => path).filter((path) => !path.includes('/evenement-')));
});
