import { expect, test } from 'vitest';
import fc from 'fast-check';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { barWidthPercent, compatibilityLevel, recommendedUseCases } from '../../src/roi/compatibility.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';
import { chartGeometry, cumulativeYears } from '../../src/roi/cumulative.ts';
import { forAll } from '../run/for-all.ts';

/** The examples are about the cloud spend alone. */
const cloudAlone = { ...roi.defaults, currentOnPremiseSpend: 0 };

// Figures worked out by hand from the constants of the requirements (3 870 € and 5 670 €).

// Spend; yearly and first cost, bonus, savings, months until break-even, return in percent.
test.each([
  ['compatible', 'finance', 'support-client', 150_000, 3096, 5103, 1.05, 154_249.2, 0.4, 9417],
  ['highly compatible', 'finance', 'fraud-detection', 150_000, 5805, 9072, 1.15, 165_824.25, 0.7, 6191],
  ['less compatible', 'finance', 'training', 10_000, 2709, 4536, 0.9, 6561.9, 8.3, 301],
  ['unknown sector', 'aerospace', 'support-client', 13_096, 3096, 5103, 1, 10_000, 6.1, 488],
  ['with cents', 'finance', 'support-client', 12_345.67, 3096, 5103, 1.05, 9712.1535, 6.3, 495],
  ['costs to the cent', 'finance', 'workflow-automation', 10_000, 3870, 6237, 1.05, 6436.5, 11.6, 220],
  ['no spend', 'finance', 'support-client', 0, 3096, 5103, 1.05, -3250.8, null, 0],
  ['small savings', 'finance', 'support-client', 4096, 3096, 5103, 1.05, 1050, 58.3, -40],
  ['paid in exactly three years', 'finance', 'support-client', 4716, 3096, 5103, 1.05, 1701, 36, 0],
] as const)(
  'combined, %s: %s × %s, %i €',
  (_, sector, useCase, spend, cost, first, bonus, savings, months, percent) => {
    const result = combined(sector, useCase, spend);
    expect(result).toMatchObject({ localAICost: cost, implementationCost: first, compatibilityBonus: bonus });
    expect(result.annualSavings).toBeCloseTo(savings, 6);
    expect(result).toMatchObject({ breakEvenMonths: months, threeYearROI: percent });
  },
);

test('sector-only: base costs, the sector’s savings and return, whatever the spend and the use case', () => {
  const expected = { localAICost: 3870, implementationCost: 5670, annualSavings: 496_130, breakEvenMonths: 0.1 };
  const inputs = { ...cloudAlone, calculationType: 'sector-only', sector: 'finance' } as const;
  for (const useCase of ['support-client', 'algorithmic-trading']) {
    const result = calculateRoi({ ...inputs, useCase, currentCloudSpend: -1 }, roi);
    expect(result).toMatchObject({ ...expected, threeYearROI: 165, compatibilityBonus: 1 });
  }
});

test('usecase-only: adjusted costs, the use case’s savings and return, whatever the spend and the sector', () => {
  const inputs = {
    ...cloudAlone,
    calculationType: 'usecase-only',
    useCase: 'algorithmic-trading',
    sector: 'retail',
  } as const;
  const result = calculateRoi({ ...inputs, currentCloudSpend: 0 }, roi);
  expect(result).toMatchObject({ localAICost: 6966, implementationCost: 10_773, annualSavings: 493_034 });
  expect(result).toMatchObject({ breakEvenMonths: 0.3, threeYearROI: 300, compatibilityBonus: 1 });
});

test('an unknown sector or use case has no savings and no return of its own', () => {
  const inputs = { ...cloudAlone, sector: 'aerospace', useCase: 'cooking' };
  for (const calculationType of ['sector-only', 'usecase-only'] as const) {
    const result = calculateRoi({ ...inputs, calculationType }, roi);
    expect(result).toMatchObject({ annualSavings: -3870, breakEvenMonths: null, threeYearROI: 0 });
  }
});

test.each([
  [1.15, 80.5, 'excellent'],
  [1.1, 77, 'excellent'],
  [1.05, 73.5, 'good'],
  [1, 70, 'good'],
  [0.9, 63, 'possible'],
  [1.5, 100, 'excellent'],
] as const)('a bonus of %d draws %d %% of the bar', (bonus, width, level) => {
  expect(barWidthPercent(bonus, roi.bar)).toBe(width);
  expect(compatibilityLevel(bonus, roi.bar)).toBe(level);
});

test('four use cases are recommended: highly compatible first, then compatible', () => {
  expect(recommendedUseCases('legal', roi).map(({ id }) => id)).toEqual([
    'document-analysis',
    'strategic-intelligence',
    'workflow-automation',
    'cybersecurity',
  ]);
  expect(recommendedUseCases('aerospace', roi)).toEqual([]);
});

function combined(sector: string, useCase: string, currentCloudSpend: number) {
  return calculateRoi({ ...cloudAlone, sector, useCase, currentCloudSpend }, roi);
}

const anyAmount = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.constantFrom(0, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE),
);
const anyResult = fc.record({
  annualSavings: anyAmount,
  implementationCost: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })),
});

test('the cost is paid at the start, savings add up year by year', () =>
  expect(cumulativeYears({ annualSavings: 1000, implementationCost: 1500 })).toEqual([
    { year: 0, costEur: 1500, savingsEur: 0, balanceEur: -1500 },
    { year: 1, costEur: 1500, savingsEur: 1000, balanceEur: -500 },
    { year: 2, costEur: 1500, savingsEur: 2000, balanceEur: 500 },
    { year: 3, costEur: 1500, savingsEur: 3000, balanceEur: 1500 },
  ]));

test.each([1000, -1000])('the ends of cost and of savings of %i € a year are far apart', (annualSavings) =>
  expect(chartGeometry({ annualSavings, implementationCost: 1500 }).areEndsClose).toBe(false),
);

test('there is a break-even exactly when three years of savings pay the cost', () =>
  forAll([anyResult], (result) => {
    const last = cumulativeYears(result).at(-1);
    const isPaid = result.annualSavings > 0 && (last?.savingsEur ?? 0) >= result.implementationCost;
    expect(chartGeometry(result).breakEvenX !== undefined).toBe(isPaid);
  }));
