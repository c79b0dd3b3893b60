import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedColumns, rowLengths } from '../../src/ui/class-names.ts';
import { balanceLines } from '../../src/static/picture/title-lines.tsx';
import { forAll } from '../run/for-all.ts';

test.each([
  [1, 4, [1]],
  [4, 4, [4]],
  [5, 4, [3, 2]],
  [7, 3, [3, 2, 2]],
  [9, 4, [3, 3, 3]],
])('%i things in rows of %i at most stand as %j', (count, most, rows) => expect(rowLengths(count, most)).toEqual(rows));

test('rows hold all things, none too many, and differ by one at most', () =>
  forAll([fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 })], (count, most) => {
    const rows = rowLengths(count, most);
    expect(rows.reduce((sum, length) => sum + length, 0)).toBe(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  }));

test('each width has its columns', () => {
  expect(balancedColumns(5, { all: 2, sm: 3, lg: 6 })).toBe('grid-cols-2 sm:grid-cols-3 lg:grid-cols-5');
  expect(balancedColumns(1, { sm: 2 })).toBe('grid-cols-1');
});

test('breaks a title into lines of like length', () => {
  expect(balanceLines('Contacter un spécialiste', 19)).toEqual(['Contacter un', 'spécialiste']);
  expect(balanceLines('Maintenance prédictive auto-hébergée', 22)).toEqual(['Maintenance prédictive', 'auto-hébergée']);
});

test('parts no words that a no-break space joins, and nothing at a hyphen', () =>
  expect(balanceLines('70\u00A0% auto-hébergée', 5)).toEqual(['70\u00A0%', 'auto-hébergée']));

test('keeps every word, in order, on as few lines as possible', () => {
  const word = fc.stringMatching(/^[a-zé]{1,12}$/);
  forAll([fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 12, max: 40 })], (words, longest) => {
    const text = words.join(' ');
    const lines = balanceLines(text, longest);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(longest);
    expect(lines.length).toBeLessThanOrEqual(balanceLines(text, longest - 1).length);
  });
});
