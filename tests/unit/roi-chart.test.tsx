import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CumulativeChart } from '../../src/blocks/calculator/cumulative-chart.tsx';
import type { CalculatorChart } from '#generated/types.ts';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { lengthOf, shapesOf } from '../contract/pictures/shapes.ts';
import { anyRoiCase } from './fixtures/any-roi-case.ts';
import { documentedRoi } from './fixtures/documented-roi.ts';
import { forAllOf } from '../run/for-all.ts';

const chart: CalculatorChart = {
  heading: 'Trois ans',
  text: 'Ce que coûte le projet, ce qu’il rapporte.',
  cost: 'Coût',
  savings: 'Gains',
  breakEven: 'Équilibre',
  never: 'Jamais rentable.',
  later: 'Après trois ans :',
  table: 'Année par année',
  year: 'Année',
  start: 'Départ',
  balance: 'Solde',
};

test('the chart of any result has finite numbers in every attribute, and says whether there is a break-even', () =>
  forAllOf([anyRoiCase], { numRuns: 500 }, ({ constants, inputs }) => {
    const result = calculateRoi(inputs, constants);
    const html = renderToStaticMarkup(<CumulativeChart texts={chart} result={result} className="" />);
    expect(html).not.toMatch(/NaN|Infinity|undefined|∞/);
    expect(html.includes(chart.never)).toBe(result.breakEvenMonths === null);
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
