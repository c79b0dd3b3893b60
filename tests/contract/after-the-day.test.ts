import { describe, expect, test } from 'vitest';
import type { Block } from '#generated/types.ts';
import type { Site } from '#src/ui/site.ts';
import { calendarFiles } from '../../src/static/calendar-files.ts';
import { structuredData } from '../../src/static/structured-data.tsx';
import { site } from './real-site.ts';
import { renderBlock, requestsIn, agendasOf, renderBlocks } from './rendered.ts';
import ICAL from 'ical.js';
import { minutesOf } from '../../src/shared/dates.ts';
import { isOver } from '../../src/ui/days.ts';

// Days of the tests' own: before, on and after every date of the spec.
const [longBefore, longAfter] = ['2001-01-01', '2999-12-31'];
const asOf = (day: string): Site => ({
  ...site,
  day,
  pages: site.pages.map((page) => ({ ...page, blocks: page.blocks.map(announced) })),
});
const html = (on: Site, block: Block) => renderBlock(block, on);
const blocks = site.pages.flatMap((page) => page.blocks.map(announced));
const seen = (markup: string) => markup.replace(/<template>.*?<\/template>/gs, '');
const thingsOf = (on: Site) => JSON.stringify(on.pages.map((page) => structuredData(on, page)));

test('on a page that is built after their day events are over everywhere, whatever their status says: agenda, next events, calendars, structured data, where no offer has an end either', () => {
  for (const block of blocks) {
    if (block.type !== 'agenda' || block.look === 'programme' || block.rows.length === 0) continue;
    expect(requestsIn(html(asOf(longBefore), block))).not.toEqual([]);
    expect(requestsIn(html(asOf(longAfter), block))).toEqual([]);
  }
  const listed = blocks.flatMap((block) => (block.type === 'agenda' && block.look === 'list' ? block.rows : []));
  const anchors = new Set(listed.map(({ anchor }) => `agenda/${anchor}.ics`));
  const files = (on: Site) => [...calendarFiles(on, () => new Date(0))].filter(([path]) => anchors.has(path)).length;
  expect(files(asOf(longBefore))).toBe(anchors.size);
  expect(files(asOf(longAfter))).toBe(0);
  if (anchors.size > 0) expect(thingsOf(asOf(longBefore))).toContain('"Event"');
  expect(thingsOf(asOf(longAfter))).not.toMatch(/"Event"|priceValidUntil/);
});

test('on a page that is built after their day an offer says that it has ended, without places, discount or booking; its last day still counts', () => {
  for (const block of blocks.filter(({ type }) => type === 'offers')) {
    if (block.type !== 'offers' || block.validUntil === undefined) continue;
    const { validUntil, validityLabel, terms = [], counts = [], ended, rows = [], ask } = block;
    const [during = '', last, after] = [longBefore, validUntil, longAfter].map((day) => seen(html(asOf(day), block)));
    expect(last).toBe(during);
    expect(during).not.toContain(ended?.intro);
    expect(after).toContain(ended?.heading ?? block.heading);
    expect(after).toContain(ended?.intro);
    const claims = [
      validityLabel,
      ...[...terms.map(({ title }) => title), ...counts.map(({ label }) => label)].map((text) => `>${text}<`),
      ...(ended?.askLabel === undefined ? [] : rows.map(({ name }) => `${ask.label} ${name}`)),
    ].filter((claim) => claim !== undefined);
    for (const claim of claims) expect(during).toContain(claim);
    for (const claim of [...claims, '<s ']) expect(after).not.toContain(claim);
  }
});

/** An agenda whose events are all said to be to come, whatever their days; any other block as it is. */
function announced(block: Block): Block {
  if (block.type !== 'agenda') return block;
  return { ...block, rows: block.rows.map((event) => ({ ...event, status: 'upcoming' as const })) };
}

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

const parisClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** What clocks show so many minutes after a day has begun, where no clock is changed. */
const clockAt = (date: string, minutes: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');

describe.each(expected)(
  '$path',
  ({ path, page, event: { anchor, title, location, online, date, time, duration = 0 } }) => {
    const text = files.find((file) => file.path === path)?.text ?? '';
    const vevent = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    if (vevent === null) throw new Error('no event');
    const event = new ICAL.Event(vevent);

    test('says what, where and at which hours of Paris, and leads to its row on the page', () => {
      expect(parisClock.format(event.startDate.toJSDate())).toBe(clockAt(date, minutesOf(time)));
      expect(parisClock.format(event.endDate.toJSDate())).toBe(clockAt(date, minutesOf(time) + duration));
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
