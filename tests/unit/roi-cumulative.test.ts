import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartGeometry, cumulativeYears } from '../../src/roi/cumulative.ts';

const anyAmount = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.constantFrom(0, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE),
);
const anyResult = fc.record({
  annualSavings: anyAmount,
  implementationCost: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })),
});

test('the cost is paid at the start, savings add up year by year', () => {
  expect(cumulativeYears({ annualSavings: 1000, implementationCost: 1500 })).toEqual([
    { year: 0, costEur: 1500, savingsEur: 0, balanceEur: -1500 },
    { year: 1, costEur: 1500, savingsEur: 1000, balanceEur: -500 },
    { year: 2, costEur: 1500, savingsEur: 2000, balanceEur: 500 },
    { year: 3, costEur: 1500, savingsEur: 3000, balanceEur: 1500 },
  ]);
});

test('savings that pay the cost after half of the time cross it in the middle', () => {
  expect(chartGeometry({ annualSavings: 1000, implementationCost: 1500 })).toEqual({
    zeroY: 100,
    costY: 50,
    savingsY: 0,
    breakEvenX: 50,
    areEndsClose: false,
  });
});

test('negative savings fall below the line of zero and never cross', () => {
  expect(chartGeometry({ annualSavings: -1000, implementationCost: 1000 })).toEqual({
    zeroY: 25,
    costY: 0,
    savingsY: 100,
    breakEvenX: undefined,
    areEndsClose: false,
  });
});

test('every coordinate is finite and within the plot, for any amounts', () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const { zeroY, costY, savingsY, breakEvenX = 0 } = chartGeometry(result);
      for (const value of [zeroY, costY, savingsY, breakEvenX]) {
        expect(Number.isFinite(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }
      for (const year of cumulativeYears(result)) expect(Object.values(year).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('there is a break-even exactly when three years of savings pay the cost', () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const last = cumulativeYears(result).at(-1);
      const isPaid = result.annualSavings > 0 && (last?.savingsEur ?? 0) >= result.implementationCost;
      expect(chartGeometry(result).breakEvenX !== undefined).toBe(isPaid);
    }),
  );
});
