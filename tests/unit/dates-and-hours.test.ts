import { describe, expect, test, afterEach, beforeEach, vi } from 'vitest';
import { telephoneOf } from '../../codegen/base/telephone.ts';
import { hasFormat } from '../../codegen/validate/formats.ts';
import { suggestFix } from '../../codegen/validate/suggest-fix.ts';
import { hoursSentence, hoursTable, weekdays } from '../../src/shared/opening-hours.ts';
import { addressLine } from '../../src/shared/postal-address.ts';
import { usualWords } from '../../src/shared/words.ts';
import { readIsoDate, formatHours } from '../../src/ui/format-dates.ts';
import { followLocalDay, localDay, isOver } from '../../src/ui/days.ts';
import { openedAt, withOneNotice } from '../../codegen/site/pages/render.ts';
import { buildDay } from '../../codegen/run/build-day.ts';
import { byTime } from '../../src/blocks/agenda/arrange-events.ts';

test.each([
  ['2026-12-10', 'jeudi', '10', '', 'décembre', '2026'],
  ['2028-02-29', 'mardi', '29', '', 'février', '2028'],
  ['2027-08-01', 'dimanche', '1', 'er', 'août', '2027'],
])('a date %s is read in French parts, whatever the time zone', (date, weekday, day, ordinal, month, year) =>
  expect(readIsoDate(date)).toEqual({ weekday, day, ordinal, month, year }),
);

test('a date that is none is refused', () => expect(() => readIsoDate('demain')).toThrow('is not a date'));

const writings = {
  french: { locale: { language: 'fr', country: 'CH', currency: 'CHF' }, words: usualWords('fr')! },
  english: { locale: { language: 'en', country: 'GB', currency: 'GBP' }, words: usualWords('en')! },
  german: { locale: { language: 'de', country: 'DE', currency: 'EUR' }, words: usualWords('de')! },
};

const working = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test.each([
    ['french', [{ days: working, hours: ['09:00-18:00'] }], 'du lundi au vendredi, de 9 h à 18 h'],
    ['french', [{ days: weekdays.slice(1, 6), hours: ['09:30-12:00', '14:00-18:00'] }, { days: ['sunday'], hours: ['closed'] }],
      'du mardi au samedi, de 9 h 30 à 12 h et de 14 h à 18 h ; dimanche, fermé'],
    ['french', [{ days: ['saturday', 'tuesday', 'thursday'], hours: ['10:00-17:00', 'by-appointment'] }],
      'mardi, jeudi et samedi, de 10 h à 17 h et sur rendez-vous'],
    ['french', [{ days: ['friday', 'saturday'], hours: ['20:00-02:00'] }], 'vendredi et samedi, de 20 h à 2 h'],
    ['english', [{ days: weekdays, hours: ['08:00-20:00'] }], 'every day, 8:00 to 20:00'],
    ['english', [{ days: working, hours: ['by-appointment'] }], 'Monday to Friday, by appointment'],
    ['german', [{ days: working, hours: ['09:00-12:30'] }, { days: ['saturday'], hours: ['closed'] }],
      'Montag bis Freitag, 9:00 bis 12:30 Uhr; Samstag, geschlossen'],
  ] as const)('opening hours in %s: %j', (language, lines, text) =>
    expect(hoursSentence(lines, writings[language]).replaceAll(/\s/gu, ' ').replaceAll(/\b0(?=\d:)/gu, '')).toBe(text),
  ); // prettier-ignore

test('opening hours are a table, in which hours need no words around them', () => {
  const lines = [
    { days: ['wednesday'], hours: ['14:00-18:00'] },
    { days: ['sunday'], hours: ['closed'] },
  ];
  expect(hoursTable(lines, writings.french)).toEqual([
    { days: 'Mercredi', hours: '14\u00A0h\u00A0à\u00A018\u00A0h' },
    { days: 'Dimanche', hours: 'fermé' },
  ]);
});

test.each([
  ['9h-12h30', '09:00-12:30'],
  ['9 h à 18 h', '09:00-18:00'],
  ['Fermé', 'closed'],
  ['sur rendez-vous', 'by-appointment'],
  ['le matin', undefined],
  ['18:00-25:00', undefined],
  ['09:00-09:00', undefined],
])('opening hours %s is mended to %s', (typed, meant) =>
  expect(suggestFix(typed, (text) => hasFormat('hours', text))).toBe(meant),
);

test.each([
  ['french', { streetAddress: 'Rue du Lac 3', postalCode: '1204', addressLocality: 'Genève' }, 'Rue du Lac 3, 1204 Genève'],
  ['french', { streetAddress: '12 rue du Port', postalCode: '29990', addressLocality: 'Port-Landry', addressCountry: 'FR' },
    '12 rue du Port, 29990 Port-Landry, France'],
  ['english', { streetAddress: '10 Example Street', postalCode: 'SW1A 2AA', addressLocality: 'London' },
    '10 Example Street, London, SW1A 2AA'],
  ['german', { streetAddress: 'Hauptstraße 1', postalCode: '10115', addressLocality: 'Berlin' }, 'Hauptstraße 1, 10115 Berlin'],
  ['german', { streetAddress: 'Ringstrasse 4', postalCode: '8001', addressLocality: 'Zürich', addressCountry: 'CH' },
    'Ringstrasse 4, CH-8001 Zürich, Schweiz'],
] as const)('an address is written in %s as its country does: %j', (language, address, line) =>
  expect(addressLine(address, writings[language].locale)).toBe(line),
); // prettier-ignore

const phone = /^(0[1-9](\s[0-9]{2}){4}|\+?[0-9]+(\s[0-9]+)+)$/u;
test.each([
  ['FR', '0199001212', '01 99 00 12 12'],
  ['RE', '02.62.90.12.12', '02 62 90 12 12'],
  ['FR', '+33 (0)1 99 00 12 12', '+33 1 99 00 12 12'],
  ['FR', '0041 22 700 12 30', '+41 22 700 12 30'],
  ['CH', '0227001230', '022 700 12 30'],
  ['GB', '02079460123', '020 7946 0123'],
  ['FR', '01 99 00 12 123', undefined],
  ['FR', '01 99 00 12 12 ou 06 99 00 12 12', undefined],
])('a telephone number in %s, %s dials the same as %s', (country, typed, meant) =>
  expect(suggestFix(typed, (text) => phone.test(text), country)).toBe(meant),
);

test.each([
  ['FR', '01 99 00 12 12', 'tel:+33199001212'],
  ['FR', '02 62 90 00 00', 'tel:+262262900000'],
  ['FR', '05 90 29 00 00', 'tel:+590590290000'],
  ['FR', '05 96 29 00 00', 'tel:+596596290000'],
  ['RE', '01 99 00 12 12', 'tel:+33199001212'],
  ['MQ', '05 90 29 00 00', 'tel:+590590290000'],
  ['CH', '022 700 12 30', 'tel:+41227001230'],
  ['US', '+32 2 555 12 34', 'tel:+3225551234'],
])('a telephone number in %s, a link to %s is %s', (country, typed, meant) =>
  expect(suggestFix(typed, (text) => text.startsWith('tel:'), country)).toBe(meant),
);

test.each([
  ['US', '01 99 00 12 12'],
  ['GB', '112'],
  ['FR', '732 829 320 12'],
])('a telephone number in %s, « %s » is none', (country, text) => expect(telephoneOf(text, country)).toBeUndefined());

test.each([
  [{ time: '14:00' }, '14\u00A0h'],
  [{ time: '09:30', duration: 450 }, '9\u00A0h\u00A030 à 17\u00A0h'],
  [{ time: '22:00', duration: 240 }, '22\u00A0h à 2\u00A0h'],
  // With the day on which it ends, where that is a day later or more.
  [{ time: '09:00', duration: 1980 }, '9\u00A0h – 1er\u00A0juin 2027, 18\u00A0h'],
  [{ time: '09:00', duration: 1440 }, '9\u00A0h – 1er\u00A0juin 2027, 9\u00A0h'],
  [{ time: '09:00', duration: 3420 }, '9\u00A0h – 2\u00A0juin 2027, 18\u00A0h'],
])('the hours of an event of 31 May 2027, %o, are « %s »', (event, hours) =>
  expect(formatHours({ date: '2027-05-31', ...event })).toBe(hours),
);

const ownZone = process.env.TZ;

afterEach(() => {
  vi.unstubAllEnvs();
  expect(process.env.TZ).toBe(ownZone);
});

test.each([
  ['Europe/Paris', '2026-11-21T22:59:59.999Z', '2026-11-21'],
  ['Europe/Paris', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['Europe/Paris', '2026-07-14T22:00:00Z', '2026-07-15'],
  ['Pacific/Auckland', '2026-11-21T12:00:00Z', '2026-11-22'],
  ['America/Martinique', '2026-01-01T03:59:00Z', '2025-12-31'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['UTC', '0099-03-04T00:00:00Z', '0099-03-04'],
])('the visitor’s own day in %s at %s is %s', (zone, instant, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(new Date(instant))).toBe(day);
});

describe('what follows the visitor’s day', () => {
  const page = new EventTarget();
  const shown: string[] = [];
  let stop: () => void;

  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Paris');
    vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00+01:00') });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    shown.length = 0;
    stop = followLocalDay((day) => shown.push(day));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is shown at once, and once a day', () => {
    expect(shown).toEqual(['2026-11-21']);
    vi.advanceTimersByTime(29 * 60_000);
    expect(shown).toEqual(['2026-11-21']);
    vi.advanceTimersByTime(2 * 60_000);
    expect(shown).toEqual(['2026-11-21', '2026-11-22']);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(shown).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  test.each(['visibilitychange', 'pageshow'])('is right after a night asleep, at %s', (event) => {
    // The clock has gone on; no timer has.
    vi.setSystemTime(new Date('2026-11-22T08:00:00+01:00'));
    expect(shown).toEqual(['2026-11-21']);
    page.dispatchEvent(new Event(event));
    page.dispatchEvent(new Event(event));
    expect(shown).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('follows the visitor into another time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(['2026-11-21', '2026-11-22']);
  });
});

const page = (parts: string) => `<main><section id="start"><h1>Start</h1></section>${parts}</main>`;

test.each([
  ['the heading of the part', '<section id="plan" class="a"><h2+ class="b">Plan</h2></section>'],
  ['the part without a heading', '<div+ class="a" id="plan"><p>Plan</p></div>'],
  ['nothing, where there is no such part', '<div id="planning"></div>'],
])('%s has the focus', (_, part) =>
  expect(openedAt(page(part.replace('+', '')), 'plan')).toBe(page(part.replace('+', ' tabindex="-1" autofocus'))),
);

test.for(['<p data-chat-notice="" class="a">Une IA répond.</p>', '<p class="a" data-chat-notice="">Une IA répond.'])(
  'a page says once beside its buttons that an AI answers, and in its header: %s',
  (notice) => {
    const whole = (later: string) => `<header>${notice}</header><main><p>a</p>${notice}<p>b</p>${later}</main>${later}`;
    expect(withOneNotice(whole(notice))).toBe(whole(''));
  },
);

test('an event is over by its day whatever its status says, or by its status', () => {
  const event = { status: 'upcoming', date: '2031-05-04', time: '20:00', duration: 300 } as const;
  expect(isOver(event, '2031-05-05')).toBe(true);
  expect(isOver(event, '2031-05-04')).toBe(false);
  expect(isOver({ ...event, status: 'past' }, '2031-01-01')).toBe(true);
  expect(isOver(event)).toBe(false);
  expect(isOver({ ...event, duration: 1440 }, '2031-05-05')).toBe(false);
  expect(isOver({ ...event, duration: 1440 }, '2031-05-06')).toBe(true);
});

test('events to come stand first, the soonest before the others; then those that are over, the latest first', () => {
  const days = ['2027-06-15', '2028-06-14', '2028-06-15', '2026-06-15', '2025-06-15', '2024-06-15'];
  const ordered = days.map((date, place) => ({ date, isPast: place > 2 }));
  for (const events of [ordered, ordered.toReversed(), [...ordered.slice(2), ...ordered.slice(0, 2)]])
    expect(events.toSorted(byTime)).toEqual(ordered);
});

test('the build goes by the day in Paris, and by SOURCE_DATE_EPOCH when it is set', () => {
  const justBeforeMidnightInGreenwich = String(Date.UTC(2031, 6, 14, 22, 30) / 1000);
  expect(buildDay('Europe/Paris', { SOURCE_DATE_EPOCH: justBeforeMidnightInGreenwich })).toBe('2031-07-15');
  expect(buildDay('Europe/Paris', { SOURCE_DATE_EPOCH: '' + Date.UTC(2031, 0, 1, 12) / 1000 })).toBe('2031-01-01');
  for (const written of ['1764374400000', '-1', 'hier', '1e20'])
    expect(() => buildDay('Europe/Paris', { SOURCE_DATE_EPOCH: written }), written).toThrow(/secondes écoulées/);
  expect(buildDay('Europe/Paris', { SOURCE_DATE_EPOCH: '' })).toBe(buildDay('Europe/Paris', {}));
});
