import { expect, test } from 'vitest';
import { formatFigure } from '../../codegen/model/resolve/figure.ts';
import { formatCount } from '../../src/ui/format-count.ts';
import { formatEuros } from '../../src/ui/format-euros.ts';

test.each([
  [0, '0'],
  [120, '120'],
  [3870, '3\u202F870'],
  [3870.5, '3\u202F870,50'],
  [0.05, '0,05'],
  [99.999, '100'],
])('%d € reads %s, in a component and in a text', (amount, digits) => {
  expect(formatEuros(amount)).toBe(`${digits}\u00A0€`);
  expect(formatFigure(amount, '€')).toBe(`${digits}\u00A0€`);
  expect(formatFigure(amount, '€ HT')).toBe(`${digits}\u00A0€ HT`);
});

test('other units have the digits they need', () => {
  expect(formatFigure(3.5, 'mois')).toBe('3,5\u00A0mois');
  expect(formatFigure(1.5, 'k€')).toBe('1,5\u00A0k€');
});

test('a number of things has its thousands parted', () => {
  expect(formatCount(1200)).toBe('1\u202F200');
});
