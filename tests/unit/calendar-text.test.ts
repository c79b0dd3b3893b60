import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { expect, test } from 'vitest';
import { calendarText, type CalendarEntry } from '../../src/ui/calendar-text.ts';

const workshop: CalendarEntry = {
  uid: 'evenement-atelier@www.example.fr',
  timeZone: 'Europe/Paris',
  date: '2026-12-01',
  start: 570,
  end: 1020,
  title: 'Clés, secrets ; et « \\ »',
  description:
    'Deux lignes :\nla seconde est longue, pour être pliée au milieu d’un mot accentué déjà très, très éloigné.',
  location: 'Nantes',
  url: 'https://www.example.fr/resources/events#evenement-atelier',
};

const [zoneRules = ''] = tzlib_get_ical_block('Europe/Paris');
const paris = { product: 'Écosystème', language: 'fr', changed: new Date('2026-11-20T10:00:00Z'), zoneRules };

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const vevent = calendar.getFirstSubcomponent('vevent');
  if (vevent === null) throw new Error('no event');
  const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(vevent);
  return {
    uid,
    title: summary,
    description,
    location,
    url: vevent.getFirstPropertyValue('url'),
    start: startDate.toUnixTime() * 1000,
    end: endDate.toUnixTime() * 1000,
  };
}

test('what is not known of an entry is left out of its file', () => {
  const text = calendarText({ ...workshop, end: undefined, description: undefined, location: undefined }, paris);
  expect(text).not.toMatch(/^(?:DTEND|DESCRIPTION|LOCATION)/m);
  expect(text).toContain('DTSTART');
});

test('an entry that is called off takes the place of the one that was kept', () => {
  const [kept, cancelled] = [undefined, 'CANCELLED' as const].map((status) =>
    calendarText({ ...workshop, status }, paris),
  );
  expect(kept).not.toContain('STATUS');
  expect(cancelled).toContain('\r\nSTATUS:CANCELLED\r\n');
  expect(read(cancelled ?? '')).toEqual(read(kept ?? ''));
});

test.each([
  ['in winter', {}, '2026-12-01T08:30:00Z', '2026-12-01T16:00:00Z'],
  ['past midnight in summer', { date: '2027-07-14', start: 1380, end: 1500 }, '2027-07-14T21:00Z', '2027-07-14T23:00Z'],
  ['without a place', { location: '' }, '2026-12-01T08:30:00Z', '2026-12-01T16:00:00Z'],
])('an entry %s is read back: each text, whatever its signs, and both instants', (_, change, start, end) => {
  const entry = { ...workshop, ...change };
  const { uid, title, description, url } = entry;
  expect(read(calendarText(entry, paris))).toEqual({
    uid,
    title,
    description,
    location: entry.location || null,
    url,
    start: Date.parse(start),
    end: Date.parse(end),
  });
});

test('a zone has one meaning: all files of a site have the same rules, whatever the day', () => {
  const rules = ['2026-12-01', '2027-07-01'].map(
    (date) => /BEGIN:VTIMEZONE.*END:VTIMEZONE/s.exec(calendarText({ ...workshop, date }, paris))?.[0],
  );
  expect(new Set(rules)).toEqual(new Set([zoneRules]));
});

test('a later change gives a later stamp and revision to the same entry', () => {
  const marks = (changed: string) => {
    const [, text = ''] = calendarText(workshop, { ...paris, changed: new Date(changed) }).split('BEGIN:VEVENT');
    const mark = (name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1] ?? '';
    return { id: mark('UID'), stamps: [mark('DTSTAMP'), mark('LAST-MODIFIED')], revision: Number(mark('SEQUENCE')) };
  };
  const [before, after] = [marks('2026-11-20T10:00:00Z'), marks('2026-11-20T10:07:30Z')];
  expect(before.stamps).toEqual(['20261120T100000Z', '20261120T100000Z']);
  expect(after.stamps).toEqual(['20261120T100730Z', '20261120T100730Z']);
  expect(after.revision).toBeGreaterThan(before.revision);
  expect(after.id).toBe(before.id);
});

test('without the rules of its zone, an entry is in UTC', () => {
  const { product, language, changed } = paris;
  const text = calendarText(workshop, { product, language, changed });
  expect(text).toContain('\r\nDTSTART:20261201T083000Z\r\nDTEND:20261201T160000Z\r\n');
  expect(text).not.toContain('TZID');
});

test('control characters do not reach the file', () => {
  const text = calendarText({ ...workshop, title: 'a\u0000b\u0007c\r\nd' }, paris);
  expect(text).toContain('\r\nSUMMARY:abc\\nd\r\n');
});
