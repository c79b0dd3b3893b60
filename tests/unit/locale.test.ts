import { describe, expect, test } from 'vitest';
import { figureOf } from '../../codegen/model/locale/figure.ts';
import { hasFormat } from '../../codegen/validate/formats.ts';
import { formatDate, ordinalOf } from '../../src/shared/dates.ts';
import { french, tagOf, type Locale } from '../../src/shared/locale.ts';
import { currencySign, formatAmount, formatRatio, withUnit } from '../../src/shared/numbers.ts';
import { dayIn, zonedTime } from '../../src/shared/time-zone.ts';

const british: Locale = { language: 'en', country: 'GB', currency: 'GBP' };
const swiss: Locale = { language: 'fr', country: 'CH', currency: 'CHF' };
const japanese: Locale = { language: 'ja', country: 'JP', currency: 'JPY' };

describe('dates, numbers and amounts are written as in the language and the country', () => {
  test.each([
    [french, '3\u202F870,50\u00A0€', '1er août 2027', '70\u00A0%'],
    [british, '£3,870.50', '1 August 2027', '70%'],
    [japanese, '¥3,871', '2027年8月1日', '70%'],
  ])('%o', (locale, amount, date, share) => {
    expect(formatAmount(3870.5, locale).replace('￥', '¥')).toBe(amount);
    expect(formatDate('2027-08-01', locale)).toBe(date);
    expect(formatRatio(0.7, locale)).toBe(share);
  });

  test('the sign is that of the currency, and a whole amount has no cents', () => {
    expect([french, british, swiss].map(currencySign)).toEqual(['€', '£', 'CHF']);
    expect(formatAmount(12, swiss)).toBe('12\u00A0CHF');
  });

  test('a figure takes the word between the ends of a range', () => {
    const fact = { label: 'Delay', value: 6, max: 12, unit: 'months' };
    expect(figureOf(fact, { ...british, rangeTo: 'to' }).text).toBe('6 to 12\u00A0months');
  });

  test('a unit has a form for one, and a sign of letters stands apart before a number', () => {
    const bern = { language: 'de', country: 'CH', currency: 'CHF', rangeTo: 'bis' };
    const texts = [1, 2, 21].map((value) => figureOf({ label: 'Frist', value, unit: 'Tag | Tage' }, bern).text);
    expect(texts).toEqual(['1\u00A0Tag', '2\u00A0Tage', '21\u00A0Tage']);
    expect(figureOf({ label: 'Preis', value: 12, max: 15, unit: 'CHF' }, bern).text).toBe(
      'CHF\u00A012 bis CHF\u00A015',
    );
    expect(withUnit('12', ' Tsd.\u00A0CHF', bern)).toBe('CHF\u00A012 Tsd.');
  });

  test('French ranks have their ending', () => {
    expect([1, 2].map((rank) => ordinalOf(rank, french))).toEqual(['er', 'e']);
    expect(ordinalOf(1, british)).toBe('');
    expect(tagOf(swiss)).toBe('fr-CH');
  });
});

test('a time has the offset of its zone on its day', () => {
  expect(zonedTime('2026-12-01', 570, 'Europe/Paris')).toBe('2026-12-01T09:30+01:00');
  expect(zonedTime('2027-07-14', 0, 'Europe/Paris')).toBe('2027-07-14T00:00+02:00');
  expect(zonedTime('2027-03-28', 1080, 'Europe/Paris')).toBe('2027-03-28T18:00+02:00');
  expect(zonedTime('2026-07-01', 570, 'America/Toronto')).toBe('2026-07-01T09:30-04:00');
  expect(zonedTime('2026-07-01', 570, 'UTC')).toBe('2026-07-01T09:30+00:00');
});

test('a day begins at midnight of its zone', () => {
  const instant = new Date('2026-07-01T23:30:00Z');
  expect(dayIn('Europe/Paris', instant)).toBe('2026-07-02');
  expect(dayIn('America/Toronto', instant)).toBe('2026-07-01');
});

test('the codes of languages, countries, currencies and zones are those that exist', () => {
  const formats = ['language-code', 'country-code', 'currency-code', 'time-zone'];
  expect(['fr', 'FR', 'EUR', 'Europe/Paris'].map((code, index) => hasFormat(formats[index] ?? '', code))).toEqual(
    formats.map(() => true),
  );
  // Written from right to left, or in letters that the fonts lack.
  expect(['fa', 'ru', 'ja', 'de'].map((code) => hasFormat('language-code', code))).toEqual([false, false, false, true]);
  expect(['xq', 'QZ', 'EURO', 'Europe/Lutece'].map((code, index) => hasFormat(formats[index] ?? '', code))).toEqual(
    formats.map(() => false),
  );
});
