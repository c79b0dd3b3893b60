import { integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { drawSpending } from '../../src/blocks/chart/cumulative-drawing.ts';
import { breakEvenMonth } from '../../src/roi/break-even-month.ts';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { lengthOf } from '../contract/pictures/shapes.ts';
import { forAllOf } from '../run/for-all.ts';

const spending = record({
  rentYearlyEur: integer({ min: 1000, max: 200_000 }),
  ownOnceEur: integer({ min: 100, max: 3000 }),
  years: integer({ min: 3, max: 20 }),
});

test('the ring of a chart stands in the month of its sentence, which the calculator counts too', () =>
  forAllOf([spending], { numRuns: 500 }, ({ rentYearlyEur, ownOnceEur, years }) => {
    const { places, words } = drawSpending({ rentYearlyEur, ownOnceEur, years });
    const month = breakEvenMonth({ annualSavings: rentYearlyEur, implementationCost: ownOnceEur });
    expect(words.month).toMatch(new RegExp(`\\b${month}(er|e)\\b`));
    // A hundredth of a percent of twenty years is a fortieth of a month.
    const ringMonths = (lengthOf(places.ring.cx) / 100) * years * 12;
    expect(ringMonths).toBeGreaterThan(month - 1.03);
    expect(ringMonths).toBeLessThan(month + 0.03);
    // The rent of all years is the upper edge: as far right as it is high.
    expect(lengthOf(places.ring.cx)).toBeCloseTo(100 - lengthOf(places.ring.cy), 1);
    expect(words.total).toBe(formatEuros(rentYearlyEur * years));
  }));
