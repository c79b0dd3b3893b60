import { describe, expect, test } from 'vitest';
import { readTyped } from '../../codegen/model/roles/read-typed.ts';
import { timesIn } from '../../codegen/base/times-in.ts';
import { french, type Locale } from '../../src/shared/locale.ts';
import { formatTime } from '../../src/shared/hours.ts';
import { readIsoDate } from '../../src/ui/format-date.ts';
import { formatHours } from '../../src/ui/format-hours.ts';

describe('a date', () => {
  test('is read in French parts, whatever the time zone', () => {
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

  test('has an ordinal on the first of a month', () => {
    expect(readIsoDate('2027-08-01')).toMatchObject({ day: '1', ordinal: 'er', month: 'août' });
  });

  test('that is none is refused', () => {
    expect(() => readIsoDate('demain')).toThrow('is not a date');
  });
});

describe('what a table types is read as the role asks', () => {
  test.each([
    ['date', '3 décembre 2026', '2026-12-03'],
    ['date', '1er août 2027', '2027-08-01'],
    ['date', '14\u00A0janvier\u00A02027', '2027-01-14'],
    ['date', '2026-12-03', '2026-12-03'],
    ['hours', '9 h 30 à 17 h 00', { start: 570, end: 1020 }],
    ['hours', '8\u00A0h\u00A030 à 10\u00A0h 05', { start: 510, end: 605 }],
    ['hours', '14 h 00', { start: 840 }],
    ['hours', '9:30 – 17:00', { start: 570, end: 1020 }],
  ])('as %s: %s', (reads, typed, read) => {
    expect(readTyped(typed, reads)).toEqual(read);
  });

  test('or stays as it is typed, for the schema to say what is wrong', () => {
    expect(readTyped('bientôt', 'date')).toBe('bientôt');
    expect(readTyped('toute la journée', 'hours')).toBe('toute la journée');
    expect(readTyped('25 h 00', 'hours')).toBe('25 h 00');
    expect(readTyped(12, 'date')).toBe(12);
    expect(readTyped('3 décembre 2026', undefined)).toBe('3 décembre 2026');
  });
});

describe('a time of day', () => {
  const british: Locale = { language: 'en', country: 'GB', currency: 'GBP' };
  test.each([
    [french, 570, '9\u00A0h\u00A030'],
    [french, 0, '0\u00A0h'],
    [british, 570, '9:30'],
    [british, 1020, '17:00'],
  ])('of %o, %i minutes after midnight, is %s', (locale, minutes, text) => {
    expect(formatTime(minutes, locale).replace(/^0(?=9)/, '')).toBe(text);
  });

  test('is found again in what is written of it', () => {
    for (let minutes = 0; minutes < 1440; minutes += 5) expect(timesIn(formatTime(minutes, french))).toEqual([minutes]);
  });

  test('stands alone where the end is not known', () => {
    expect(formatHours({ start: 840 })).toBe('14\u00A0h');
    expect(formatHours({ start: 570, end: 1020 })).toBe('9\u00A0h\u00A030 à 17\u00A0h');
  });
});
