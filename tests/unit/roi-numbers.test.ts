import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExact } from '../../src/calculator/step-text.ts';
import {
  formatAmount,
  formatFactor,
  formatMonths,
  formatPercent,
  formatThousands,
} from '../../src/ui/format-numbers.ts';
import { parseFrenchNumber } from '../../src/roi/numbers.ts';
import { anyCharacter, forAll } from '../run/for-all.ts';

test.each([
  ['1 200,50', 1200.5],
  ['1\u00A0200,50', 1200.5],
  ['1\u202F200,50', 1200.5],
  ['1200.5', 1200.5],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['1.200.000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['150000', 150_000],
  ['150 000 €', 150_000],
  [',5', 0.5],
  ['5,', 5],
  ['\u22123', -3],
  ['- 3', -3],
  ['1e308', 1e308],
  ['1e999', Number.MAX_VALUE],
  ['-1e999', -Number.MAX_VALUE],
  ['-0', 0],
  ['36 000 EUR H.T.', 36_000],
  ['3,5 K€ HT / mois', 42_000],
  ['36 000 € annuels', 36_000],
  ['-1e308 par mois', -Number.MAX_VALUE],
  ['36 mille euros', 36_000],
  ["1,2 million d'euros", 1_200_000],
  ["2 Md d'euros", 2e9],
  ['1,5 Mrd', 1.5e9],
  ["2 M d'euros", 2e6],
  ['2 milliards d’euros', 2_000_000_000],
  ['€36,000.50', 36_000.5],
  ["36'000.-", 36_000],
  ['36´000', 36_000],
  ['36′000', 36_000],
  ['euros 36 000,50', 36_000.5],
  ['environ 36 000 €', 36_000],
  ['~36 000', 36_000],
  ['≈ 36 000', 36_000],
  ['3 000 € hors taxes par mois', 36_000],
  ['\u202D36 000\u202C', 36_000],
  ['\uFEFF36 000\u200B', 36_000],
  ['36\u00AD000\u2060', 36_000],
  ['\t36 000\r\n', 36_000],
  ['« 1 234,5 € »', 1234.5],
  ['"36 000"', 36_000],
])('%j is read as %d', (text, expected) => expect(parseFrenchNumber(text)).toBe(expected));

test.each([
  '', '  ', '\u00A0', '-', '.', ',', 'e5', 'abc', '12 chats', '1-2', '0x10', 'Infinity', 'NaN', '1,2.3,4', 'k€', '€',
  'HT', '36 kk', '36 € par jour', 'par mois', '12 h',
])('%j counts as 0', (text) => expect(parseFrenchNumber(text)).toBe(0)); // prettier-ignore

test('any text is read as a finite number', () =>
  forAll([fc.string({ unit: anyCharacter })], (text) => Number.isFinite(parseFrenchNumber(text))));

test('a number written the French way is read back', () => {
  const french = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
  forAll([fc.integer({ min: -1e12, max: 1e12 })], (hundredths) => {
    expect(parseFrenchNumber(french.format(hundredths / 100))).toBeCloseTo(hundredths / 100, 6);
  });
});

test.each([
  [154_249.2, '154\u202F249\u00A0€'],
  [0, '0\u00A0€'],
  [-0, '0\u00A0€'],
  [0.4, '0,40\u00A0€'],
  [999, '999\u00A0€'],
  [-3250.8, '\u22123\u202F251\u00A0€'],
  [-0.001, '0,00\u00A0€'],
  [1e308, 'plus de 1\u202F000\u00A0Md€'],
  [-1e308, 'moins de \u22121\u202F000\u00A0Md€'],
  [Number.NaN, 'N/A'],
])('%d € reads %s', (value, expected) => expect(formatAmount(value)).toBe(expected));

test.each([
  [null, 'N/A'],
  [0, 'moins de 0,1\u00A0mois'],
  [0.4, '0,4\u00A0mois'],
  [18, '18\u00A0mois'],
  [1e300, 'plus de 12\u202F000\u00A0mois'],
])('%s months reads %s', (value, expected) => expect(formatMonths(value)).toBe(expected));

test('percentages, factors and thousands of euros', () => {
  expect(formatPercent(9417)).toBe('9\u202F417\u00A0%');
  expect(formatPercent(-40)).toBe('\u221240\u00A0%');
  expect(formatPercent(Number.MAX_VALUE)).toBe('plus de 1\u202F000\u202F000\u202F000\u00A0%');
  expect(formatFactor(1.15)).toBe('×\u00A01,15');
  expect(formatThousands(500)).toBe('500\u00A0k€');
});

test.each([
  [154_249.2, 'euros', '154\u202F249,20\u00A0€'],
  [3096, 'euros', '3\u202F096\u00A0€'],
  [-1096, 'euros', '\u22121\u202F096\u00A0€'],
  [500, 'thousand-euros', '500\u00A0k€'],
  [9416.555_556, 'percent', '9\u202F416,56\u00A0%'],
  [0.396_994, 'months', '0,397\u00A0mois'],
  [1.05, 'factor', '1,05'],
  [12, 'plain', '12'],
  [1e308, 'euros', 'plus de 1\u202F000\u00A0Md€'],
  [1e308, 'percent', 'plus de 1\u202F000\u202F000\u202F000\u00A0%'],
] as const)('%d %s in a calculation reads %s', (value, unit, expected) =>
  expect(formatExact({ value, unit })).toBe(expected),
);

test('no figure is ever written Infinity or NaN', () =>
  forAll([fc.double()], (value) => {
    const shown = [formatAmount(value), formatPercent(value), formatMonths(value)].join(' ');
    expect(shown).not.toMatch(/Infinity|NaN|∞/);
  }));
