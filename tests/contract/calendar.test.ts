import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../../src/shared/dates.ts';
import { calendarFiles } from '../../src/static/calendar-files.ts';
import { isOver } from '../../src/ui/days.ts';
import { parisInstants } from '../unit/paris-instant.ts';
import { site } from './real-site.ts';
import { agendasOf, renderBlocks } from './rendered.ts';

const changed = () => new Date('2026-11-20T10:00:00Z');
const files = [...calendarFiles(site, changed)].map(([path, text]) => ({ path, text }));
/** What the pages offer: the events of a list that are to come, and all those of a programme. */
const expected = ['list' as const, 'programme' as const].flatMap((look) =>
  agendasOf(look).flatMap(({ path: page, block }) =>
    block.rows
      .filter((event) => !isOver(event, look === 'list' ? site.day : undefined))
      .map((event) => ({ path: `agenda/${event.anchor}.ics`, page, event })),
  ),
);

test('each event to come and each session has its calendar file, and no past event has', () =>
  expect(files.map(({ path }) => path).toSorted()).toEqual(expected.map(({ path }) => path).toSorted()));

describe.each(expected)(
  '$path',
  ({ path, page, event: { anchor, title, location, online, date, time, duration = 0 } }) => {
    const text = files.find((file) => file.path === path)?.text ?? '';
    const vevent = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    if (vevent === null) throw new Error('no event');
    const event = new ICAL.Event(vevent);

    test('is at the hours that the page shows, in Paris', () => {
      expect([event.startDate.toUnixTime() * 1000]).toEqual(parisInstants(date, minutesOf(time)));
      expect([event.endDate.toUnixTime() * 1000]).toEqual(parisInstants(date, minutesOf(time) + duration));
    });

    test('says what and where, and leads to its row on the page', () => {
      expect(event.summary).toBe(title);
      if (location !== undefined) expect(event.location).toContain(location);
      if (online === true) expect(event.location.toLowerCase()).toContain(site.settings.locale.words?.online);
      expect(String(vevent.getFirstPropertyValue('url'))).toBe(`${site.settings.baseUrl}${page}#${anchor}`);
      expect(renderBlocks(page)).toContain(` id="${anchor}"`);
    });
  },
);

test('each entry has an identifier of its own, and a second build gives the same bytes', () => {
  const ids = files.map(({ text }) => /\r\nUID:(.*)\r\n/.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(files.length);
  expect([...calendarFiles(site, changed)]).toEqual(files.map(({ path, text }) => [path, text]));
});

test('a list that no page shows has no files', () => {
  const pages = site.pages.filter(
    ({ blocks }) => !blocks.some((block) => block.type === 'agenda' && block.look === 'list'),
  );
  const left = new Set([...calendarFiles({ ...site, pages }, changed)].map(([path]) => path));
  const listed = agendasOf('list').flatMap(({ block }) => block.rows.map(({ anchor }) => `agenda/${anchor}.ics`));
  expect(listed.filter((path) => left.has(path))).toEqual([]);
  expect(left.size).toBe(expected.filter(({ path }) => !listed.includes(path)).length);
});
