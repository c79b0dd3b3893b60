import { expect, test } from 'vitest';
import { calculateRoi, isAnnounced } from '../../src/roi/calculate.ts';
import { barWidthPercent, compatibilityLevel, recommendedUseCases } from '../../src/roi/compatibility.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';
import { cumulativeYears } from '../../src/roi/cumulative.ts';

// Figures worked out by hand from the constants of the requirements (3 870 € and 5 670 €).

// Mode; sector, use case, spend; yearly and first cost, bonus, savings, months until break-even, return in percent.
test.each([
  ['combined', 'compatible', 'finance', 'support-client', 150_000, 3096, 5103, 1.05, 154_249.2, 0.4, 9417],
  ['combined', 'highly compatible', 'finance', 'fraud-detection', 150_000, 5805, 9072, 1.15, 165_824.25, 0.7, 6191],
  ['combined', 'less compatible', 'finance', 'training', 10_000, 2709, 4536, 0.9, 6561.9, 8.3, 301],
  ['combined', 'unknown sector', 'aerospace', 'support-client', 13_096, 3096, 5103, 1, 10_000, 6.1, 488],
  ['combined', 'with cents', 'finance', 'support-client', 12_345.67, 3096, 5103, 1.05, 9712.1535, 6.3, 495],
  ['combined', 'costs to the cent', 'finance', 'workflow-automation', 10_000, 3870, 6237, 1.05, 6436.5, 11.6, 220],
  ['combined', 'no spend', 'finance', 'support-client', 0, 3096, 5103, 1.05, -3250.8, null, 0],
  ['combined', 'small savings', 'finance', 'support-client', 4096, 3096, 5103, 1.05, 1050, 58.3, -40],
  ['combined', 'paid in exactly three years', 'finance', 'support-client', 4716, 3096, 5103, 1.05, 1701, 36, 0],
  // Base costs, the sector’s savings and return, whatever the spend and the use case; adjusted costs, the use case’s savings and return.
  ['sector-only', 'any use case', 'finance', 'algorithmic-trading', -1, 3870, 5670, 1, 496_130, 0.1, 165],
  ['usecase-only', 'any sector', 'retail', 'algorithmic-trading', 0, 6966, 10_773, 1, 493_034, 0.3, 300],
] as const)(
  '%s, %s: %s × %s, %i €',
  (calculationType, _, sector, useCase, currentCloudSpend, cost, first, bonus, savings, months, percent) => {
    const result = calculateRoi({ ...roi.defaults, calculationType, sector, useCase, currentCloudSpend }, roi);
    expect(result).toMatchObject({ localAICost: cost, implementationCost: first, compatibilityBonus: bonus });
    expect(result.annualSavings).toBeCloseTo(savings, 6);
    expect(result).toMatchObject({ breakEvenMonths: months, threeYearROI: percent });
    // A profile announces another return than its savings and cost give; the combined mode computes its own.
    expect(isAnnounced(result)).toBe(calculationType !== 'combined');
  },
);

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

test('the cost is paid at the start, savings add up year by year', () =>
  expect(cumulativeYears({ annualSavings: 1000, implementationCost: 1500 })).toEqual([
    { year: 0, costEur: 1500, savingsEur: 0, balanceEur: -1500 },
    { year: 1, costEur: 1500, savingsEur: 1000, balanceEur: -500 },
    { year: 2, costEur: 1500, savingsEur: 2000, balanceEur: 500 },
    { year: 3, costEur: 1500, savingsEur: 3000, balanceEur: 1500 },
  ]));
