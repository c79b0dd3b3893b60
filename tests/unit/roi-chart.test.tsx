import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CumulativeChart } from '../../src/blocks/calculator/cumulative-chart.tsx';
import type { CalculatorChart } from '#generated/types.ts';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { lengthOf, shapesOf } from '../contract/pictures/shapes.ts';
import { anyRoiCase } from './fixtures/any-roi-case.ts';
import { documentedRoi } from './fixtures/documented-roi.ts';
import { forAllOf, forAll } from '../run/for-all.ts';
import { integer, record } from 'fast-check';
import { breakEvenMonth, drawSpending } from '../../src/blocks/chart/cumulative-drawing.ts';
import { formatEuros } from '../../src/ui/format-numbers.ts';

/** Each text is its name. */
const texts = 'heading text cost savings breakEven never later table year start balance'.split(' ');
const chart = Object.fromEntries(texts.map((name) => [name, name])) as unknown as CalculatorChart;

test('the chart of any result has finite numbers in every attribute, says whether there is a break-even, and rings it within three years', () =>
  forAllOf([anyRoiCase], { numRuns: 500 }, ({ constants, inputs }) => {
    const result = calculateRoi(inputs, constants);
    const html = renderToStaticMarkup(<CumulativeChart texts={chart} result={result} className="" />);
    expect(html).not.toMatch(/NaN|Infinity|undefined|∞/);
    expect(html.includes(chart.never)).toBe(result.breakEvenMonths === null);
    if ((result.breakEvenMonths ?? 0) > 37) expect(html).toContain(chart.later);
    const isPaid = result.annualSavings > 0 && 3 * result.annualSavings >= result.implementationCost;
    expect(shapesOf(html, 'circle', 'stroke-strong')).toHaveLength(isPaid ? 1 : 0);
  }));

test.each([
  [
    'are paid back in the middle of the second year',
    { annualSavings: 40_000, implementationCost: 60_000, breakEvenMonths: 18 },
    { zero: 100, cost: 50, years: [66.67, 33.33, 0], ring: [[50, 50]] },
  ],
  [
    'are losses',
    { annualSavings: -30_000, implementationCost: 60_000, breakEvenMonths: null },
    { zero: 40, cost: 0, years: [60, 80, 100], ring: [] },
  ],
])('savings that %s are drawn to scale, the cost level, the ring on both', (_, amounts, expected) => {
  const result = { ...calculateRoi(documentedRoi.defaults, documentedRoi), ...amounts };
  const html = renderToStaticMarkup(<CumulativeChart texts={chart} result={result} className="" />);
  const ends = (look: string) =>
    shapesOf(html, 'line', look).map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].map(lengthOf));
  const { zero, cost, years, ring } = expected;
  const colour = (years.at(-1) ?? 0) > zero ? 'stroke-coral' : 'stroke-mint';
  const savings = [0, zero, 100, years.at(-1)];
  expect(ends('stroke-line-strong')).toEqual([[0, zero, 100, zero]]);
  expect(ends('stroke-coral')[0]).toEqual([0, cost, 100, cost]);
  expect(ends(colour).at(-1)).toEqual(savings);
  const centres = (look: string) => shapesOf(html, 'circle', look).map(({ cx, cy }) => [cx, cy].map(lengthOf));
  expect(centres(colour)).toEqual(years.map((y, index) => [[33.33, 66.67, 100][index], y]));
  expect(centres('stroke-strong')).toEqual(ring);
});

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

test('the month of the chart is the break-even of the calculator, begun', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const { annualSavings, implementationCost, breakEvenMonths } = calculateRoi(inputs, constants);
    if (breakEvenMonths === null) return;
    const month = breakEvenMonth({ rentYearlyEur: annualSavings, ownOnceEur: implementationCost });
    // The calculator rounds to a tenth of a month.
    expect(Math.abs(month - 0.5 - breakEvenMonths)).toBeLessThanOrEqual(0.551);
  }));
