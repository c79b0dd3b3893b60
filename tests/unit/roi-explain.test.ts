import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRoi, type RoiResult } from '../../src/roi/calculate.ts';
import type { Explanation, FigureName, Step } from '../../src/roi/calculation-step.ts';
import { explainRoi } from '../../src/roi/explain.ts';
import { anyRoiCase } from './fixtures/any-roi-case.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';

const example = {
  calculationType: 'combined',
  sector: 'finance',
  useCase: 'support-client',
  currentCloudSpend: 150_000,
} as const;

test('finance × support-client, 150 000 €: the steps as one would write them by hand', () => {
  const written = Object.fromEntries(
    Object.entries(explainRoi(example, roi)).map(([figure, { steps }]) => [figure, steps.map(write)]),
  );
  expect(written).toEqual({
    localAICost: ['3870 × 0.8 = 3096'],
    implementationCost: ['5670 × 0.9 = 5103'],
    annualSavings: ['150000 − 3096 = 146904', '146904 × 1.05 = 154249.2'],
    monthlySavings: ['154249.2 ÷ 12 = 12854.1'],
    breakEvenMonths: ['5103 ÷ 12854.1 = 0.396994 → 0.4'],
    threeYearROI: [
      '154249.2 × 3 = 462747.6',
      '462747.6 − 5103 = 457644.6',
      '457644.6 ÷ 5103 = 8968.148148',
      '8968.148148 × 1.05 = 9416.555556 → 9417',
    ],
    compatibilityBonus: ['1.05'],
  });
});

test('each constant names the row it comes from', () => {
  const rowsOf = (inputs: Parameters<typeof explainRoi>[0], figure: FigureName) =>
    explainRoi(inputs, roi)[figure].rows.map(({ table, id }) => `${table} ${id}`);
  expect(rowsOf(example, 'localAICost')).toEqual(['base-costs annuel', 'multipliers support-client']);
  expect(rowsOf(example, 'annualSavings')).toEqual(['compatibility finance']);
  expect(rowsOf({ ...example, useCase: 'training' }, 'compatibilityBonus')).toEqual(['compatibility autres']);
  expect(rowsOf({ ...example, sector: 'aerospace' }, 'compatibilityBonus')).toEqual(['compatibility autres']);
  expect(rowsOf({ ...example, calculationType: 'sector-only' }, 'threeYearROI')).toEqual(['sectors finance']);
  expect(rowsOf({ ...example, calculationType: 'usecase-only' }, 'annualSavings')).toEqual([
    'use-cases support-client',
  ]);
});

test(
  'for any constants and inputs, every step is right and the last one ends on the figure of the result, to the cent',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anyRoiCase, ({ constants, inputs }) => {
        const result = calculateRoi(inputs, constants);
        const explanations = Object.entries(explainRoi(inputs, constants)) as [FigureName, Explanation][];
        for (const [figure, explanation] of explanations) {
          expectRight(explanation);
          expectEndsOn(result, figure, explanation);
        }
      }),
      { numRuns: 2000 },
    );
  },
);

/** Each operation gives the result it states, and no number is not finite. */
function expectRight({ steps }: Explanation): void {
  for (const { operation, result } of steps) {
    expect(Number.isFinite(result.value)).toBe(true);
    if (operation === undefined) continue;
    const { left, operator, right } = operation;
    const ratio = result.unit === 'percent' && left.unit === 'euros' ? 100 : 1;
    const value = { '−': left.value - right.value, '×': left.value * right.value, '÷': left.value / right.value }[
      operator
    ];
    expectClose(result.value, value * ratio);
  }
}

function expectEndsOn(result: RoiResult, figure: FigureName, { steps, reason }: Explanation): void {
  const value = result[figure];
  const last = steps.at(-1);
  if (last === undefined) {
    expect(reason).toBe(figure === 'compatibilityBonus' ? 'noBonus' : 'noSavings');
    expect(value).toBe(figure === 'breakEvenMonths' ? null : figure === 'compatibilityBonus' ? 1 : 0);
  } else expectClose(last.rounded ?? last.result.value, value ?? Number.NaN);
}

/** To the cent; for amounts whose cents a double does not hold, to its precision. Beyond the largest number, that number. */
function expectClose(found: number, expected: number): void {
  const bounded = Math.min(Math.max(expected, -Number.MAX_VALUE), Number.MAX_VALUE);
  expect(Math.abs(found / 2 - bounded / 2)).toBeLessThanOrEqual(Math.max(0.002_500_1, Math.abs(bounded) * 1e-12));
}

function write({ operation, result, rounded }: Step): string {
  const ending = rounded === undefined ? '' : ` → ${rounded}`;
  const value = Math.round(result.value * 1e6) / 1e6;
  if (operation === undefined) return `${value}${ending}`;
  const { left, operator, right } = operation;
  return `${Math.round(left.value * 1e6) / 1e6} ${operator} ${Math.round(right.value * 1e6) / 1e6} = ${value}${ending}`;
}
