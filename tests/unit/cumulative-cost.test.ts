import { expect, test } from 'vitest';
import { breakEvenMonth, cumulativeCosts } from '../../src/blocks/chart/cumulative-cost.ts';

test('rent accrues year after year, the licence is paid on day one', () => {
  const costs = cumulativeCosts(30_000, 3_870, 10);
  expect(costs).toHaveLength(11);
  expect(costs[0]).toEqual({ year: 0, rentEur: 0, ownEur: 3_870 });
  expect(costs[10]).toEqual({ year: 10, rentEur: 300_000, ownEur: 3_870 });
});

test.each([
  [30_000, 3_870, 2],
  [12_000, 1_000, 1],
  [12_000, 1_001, 2],
  [10_000, 25_000, 30],
])('a rent of %i € a year has paid for a licence of %i € in month %i', (yearly, once, month) => {
  expect(breakEvenMonth(yearly, once)).toBe(month);
});
