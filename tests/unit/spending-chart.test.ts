import { integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenMonth, drawSpending } from '../../src/blocks/chart/cumulative-drawing.ts';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { lengthOf } from '../contract/pictures/shapes.ts';
import { forAll, forAllOf } from '../run/for-all.ts';
import { anyRoiCase } from './fixtures/any-roi-case.ts';

const spending = record({
  rentYearlyEur: integer({ min: 1000, max: 200_000 }),
  ownOnceEur: integer({ min: 100, max: 3000 }),
  years: integer({ min: 3, max: 20 }),
});

test('the ring of a chart stands in the month of its sentence, which the calculator counts too', () =>
  forAllOf([spending], { numRuns: 500 }, ({ rentYearlyEur, ownOnceEur, years }) => {
    const { places, words } = drawSpending({ rentYearlyEur, ownOnceEur, years });
    const month = breakEvenMonth({ rentYearlyEur, ownOnceEur });
    expect(words.month).toMatch(new RegExp(`\\b${month}(er|e)\\b`));
    // A hundredth of a percent of twenty years is a fortieth of a month.
    const ringMonths = (lengthOf(places.ring.cx) / 100) * years * 12;
    expect(ringMonths).toBeGreaterThan(month - 1.03);
    expect(ringMonths).toBeLessThan(month + 0.03);
    // The rent of all years is the upper edge: as far right as it is high.
    expect(lengthOf(places.ring.cx)).toBeCloseTo(100 - lengthOf(places.ring.cy), 1);
    expect(words.total).toBe(formatEuros(rentYearlyEur * years));
  }));

test.each([
  [30_000, 3_870, 2],
  [12_000, 1_000, 1],
  [12_000, 1_001, 2],
  [10_000, 25_000, 30],
])('a rent of %i € a year has paid for a licence of %i € in month %i', (yearly, once, month) =>
  expect(breakEvenMonth({ rentYearlyEur: yearly, ownOnceEur: once })).toBe(month),
);

const anyEuros = integer({ min: 1, max: 1_000_000 });

test('a dearer cloud never pays for the licence later', () =>
  forAll([anyEuros, anyEuros, anyEuros], (yearly, more, ownOnceEur) => {
    const [cheap, dear] = [yearly, yearly + more].map((rentYearlyEur) => breakEvenMonth({ rentYearlyEur, ownOnceEur }));
    expect(dear).toBeLessThanOrEqual(cheap ?? 0);
  }));

test('the month of the chart is the break-even of the calculator, begun', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const { annualSavings, implementationCost, breakEvenMonths } = calculateRoi(inputs, constants);
    if (breakEvenMonths === null) return;
    const month = breakEvenMonth({ rentYearlyEur: annualSavings, ownOnceEur: implementationCost });
    // The calculator rounds to a tenth of a month.
    expect(Math.abs(month - 0.5 - breakEvenMonths)).toBeLessThanOrEqual(0.551);
  }));
