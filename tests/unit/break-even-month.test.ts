import { expect, test } from 'vitest';
import { breakEvenMonth } from '../../src/blocks/chart/cumulative-chart.tsx';

test.each([
  [30_000, 3_870, 2],
  [12_000, 1_000, 1],
  [12_000, 1_001, 2],
  [10_000, 25_000, 30],
])('a rent of %i € a year has paid for a licence of %i € in month %i', (yearly, once, month) => {
  expect(breakEvenMonth(yearly, once)).toBe(month);
});
