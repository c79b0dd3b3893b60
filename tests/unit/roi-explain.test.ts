import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { explainFigure } from '../../src/roi/explain.ts';
import { formulaLines } from '../../src/roi/formula-text.ts';
import type { FigureName, TermName } from '../../src/roi/formulas.ts';
import type { Step } from '../../src/roi/run-formula.ts';
import type { RoiInputs } from '../../src/roi/inputs.ts';
import { anyRoiCase } from './fixtures/any-roi-case.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';
import { forAllOf } from '../run/for-all.ts';

const example = { ...roi.defaults, currentOnPremiseSpend: 0 };
const figures = [
  'localAICost', 'implementationCost', 'annualSavings', 'monthlySavings', 'breakEvenMonths', 'threeYearROI',
  'compatibilityBonus',
] as const; // prettier-ignore

test('finance × support-client, 150 000 €: the steps as one would write them by hand', () => {
  const written = Object.fromEntries(
    figures.map((figure) => [figure, explainFigure(figure, example, roi).steps.map(write)]),
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
  const rowsOf = (inputs: RoiInputs, figure: FigureName) =>
    explainFigure(figure, inputs, roi).rows.map(({ table, id }) => `${table} ${id}`);
  expect(rowsOf(example, 'localAICost')).toEqual(['base-costs annuel', 'multipliers support-client']);
  expect(rowsOf(example, 'annualSavings')).toEqual(['compatibility finance']);
  expect(rowsOf({ ...example, useCase: 'training' }, 'compatibilityBonus')).toEqual(['compatibility autres']);
  expect(rowsOf({ ...example, sector: 'aerospace' }, 'compatibilityBonus')).toEqual(['compatibility autres']);
  expect(rowsOf({ ...example, calculationType: 'sector-only' }, 'threeYearROI')).toEqual(['sectors finance']);
  expect(rowsOf({ ...example, calculationType: 'usecase-only' }, 'annualSavings')).toEqual([
    'use-cases support-client',
  ]);
});

test('for any constants and inputs, the last step of each figure ends on it; a figure without steps says why', () =>
  forAllOf([anyRoiCase, fc.constantFrom(...figures)], { numRuns: 500 }, ({ constants, inputs }, figure) => {
    const { [figure]: value, annualSavings } = calculateRoi(inputs, constants);
    const { steps, reason } = explainFigure(figure, inputs, constants);
    const last = steps.at(-1);
    expect(last?.rounded ?? last?.result.value).toBe(reason === undefined ? value : undefined);
    if (reason === 'noSavings') expect(annualSavings).toBeLessThanOrEqual(0);
    if (reason === 'noBonus') expect(inputs.calculationType).not.toBe('combined');
  }));

test('a mode in words: what it reads, step put into step, and last what all modes share', () => {
  const names: Partial<Record<TermName, string>> = {
    baseAnnualCost: 'cost',
    costMultiplier: 'factor',
    localAICost: 'local cost',
    implementationCost: 'setup',
    currentCloudSpend: 'spend',
    compatibilityBonus: 'fit',
    sectorSavings: 'average',
    annualSavings: 'savings',
    breakEvenMonths: 'break-even',
    monthlySavings: 'per month',
    threeYearROI: 'return',
  };
  const nameOf = (term: TermName | number) => (typeof term === 'number' ? String(term) : (names[term] ?? term));
  const lines = new Map(formulaLines(['combined', 'sector-only'], nameOf).map((mode) => [mode.of, mode.lines]));
  expect(lines.get('combined')).toEqual([
    'Local cost = cost × factor',
    'Setup = baseImplementationCost × implementationMultiplier',
    'Savings = (spend − local cost) × fit',
    'Return = (savings × 3 − setup) ÷ setup × fit',
  ]);
  expect(lines.get('sector-only')).toContain('Savings = average − local cost');
  expect(lines.get('every')).toEqual(['Per month = savings ÷ 12', 'Break-even = setup ÷ per month']);
});

function write({ operation, result, rounded }: Step): string {
  const ending = rounded === undefined ? '' : ` → ${rounded}`;
  const value = Math.round(result.value * 1e6) / 1e6;
  if (operation === undefined) return `${value}${ending}`;
  const { left, operator, right } = operation;
  return `${Math.round(left.value * 1e6) / 1e6} ${operator} ${Math.round(right.value * 1e6) / 1e6} = ${value}${ending}`;
}
