import { expect, test } from 'vitest';
import { isoOfFrenchDate } from '../../src/shared/dates.ts';
import { readIsoDate } from '../../src/ui/format-date.ts';
import { readHour, readHours } from '../../src/ui/french-hours.ts';

test('a date is read in French parts, whatever the time zone', () => {
  expect(readIsoDate('2026-12-10')).toEqual({
    weekday: 'jeudi',
    day: '10',
    ordinal: '',
    month: 'décembre',
    year: '2026',
  });
  expect(readIsoDate('2028-02-29')).toEqual({
    weekday: 'mardi',
    day: '29',
    ordinal: '',
    month: 'février',
    year: '2028',
  });
});

test('the first of a month is an ordinal', () => {
  expect(readIsoDate('2027-08-01')).toMatchObject({ day: '1', ordinal: 'er', month: 'août' });
});

test('a French date becomes an ISO date, with plain or no-break spaces', () => {
  expect(isoOfFrenchDate('3 décembre 2026')).toBe('2026-12-03');
  expect(isoOfFrenchDate('1er août 2027')).toBe('2027-08-01');
  expect(isoOfFrenchDate('14\u00A0janvier\u00A02027')).toBe('2027-01-14');
});

test('what is not a date is refused', () => {
  expect(() => readIsoDate('demain')).toThrow('is not a date');
  expect(() => isoOfFrenchDate('3 decembre 2026')).toThrow('is not a French date');
});

test('hours are read as minutes since midnight, with plain or no-break spaces', () => {
  expect(readHours('9 h 30 à 17 h 00')).toEqual({ start: 570, end: 1020 });
  expect(readHours('8\u00A0h\u00A030 à 10\u00A0h 05')).toEqual({ start: 510, end: 605 });
  expect(readHour('14 h 00')).toBe(840);
});

test('what is not a time is refused', () => {
  expect(() => readHours('toute la journée')).toThrow('is not a time of day');
  expect(() => readHour('14:00')).toThrow('is not a time of day');
});
