import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRoi } from '../../src/roi/calculate.ts';
import type { RoiConstants } from '../../src/roi/constants.ts';
import { rankUseCases } from '../../src/roi/rank-use-cases.ts';
import { anyRoiCase } from './fixtures/any-roi-case.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';

const inputsOf = (sector: string, currentCloudSpend: number) => ({
  ...roi.defaults,
  currentOnPremiseSpend: 0,
  sector,
  currentCloudSpend,
});
const orderOf = ({ useCases }: RoiConstants) => useCases.map(({ id }) => id);

// Worked out by hand. Training comes second though it is less compatible: it costs least to set up.
test('finance, 150 000 €: the three highest returns', () => {
  const ranked = rankUseCases(inputsOf('finance', 150_000), roi).slice(0, 3);
  expect(
    ranked.map(({ useCase, threeYearROI, compatibilityBonus }) => [useCase.id, threeYearROI, compatibilityBonus]),
  ).toEqual([
    ['support-client', 9417, 1.05],
    ['training', 7801, 0.9],
    ['document-analysis', 7709, 1.15],
  ]);
});

test('every use case once, highest return first, equal ones in the order of the table', () => {
  fc.assert(
    fc.property(anyRoiCase, ({ constants, inputs }) => {
      const order = orderOf(constants);
      const ranked = rankUseCases(inputs, constants);
      expect(ranked.map(({ useCase }) => useCase.id).toSorted()).toEqual(order.toSorted());
      for (const [index, { useCase, threeYearROI }] of ranked.entries()) {
        const compared = { ...inputs, calculationType: 'combined', useCase: useCase.id } as const;
        expect(threeYearROI).toBe(calculateRoi(compared, constants).threeYearROI);
        const next = ranked[index + 1];
        if (next === undefined) continue;
        expect(threeYearROI).toBeGreaterThanOrEqual(next.threeYearROI);
        if (threeYearROI === next.threeYearROI) {
          expect(order.indexOf(useCase.id)).toBeLessThan(order.indexOf(next.useCase.id));
        }
      }
    }),
  );
});

test('without savings every return is 0: the order is that of the table', () => {
  expect(rankUseCases(inputsOf('legal', 0), roi).map(({ useCase }) => useCase.id)).toEqual(orderOf(roi));
});
