import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRoi, computedReturn, partialResults, rankUseCases, spendThreshold } from '../../src/roi/calculate.ts';
import { resultNumbers } from '../../src/roi/run-formula.ts';
import { isLeadField, leadFields } from '../../src/roi/scenario-link.ts';
import { anyRoiCase } from './fixtures/any-roi-case.ts';
import { forAll, forAllOf } from '../run/for-all.ts';

test('any constants and inputs give finite figures or N/A', () =>
  forAllOf([anyRoiCase], { numRuns: 500 }, ({ constants, inputs }) => {
    const result = calculateRoi(inputs, constants);
    const figures = [...Object.values(result), computedReturn(result)].filter((value) => typeof value === 'number');
    expect(figures.filter((figure) => !Number.isFinite(figure))).toEqual([]);
  }));

test('a part of the spend goes through the formula of the whole, in the order of the shares; in modes that read no spend there is none', () => {
  const anyShares = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });
  forAll([anyRoiCase, anyShares], ({ constants, inputs }, shares) => {
    const parts = partialResults(shares, inputs, constants);
    expect(parts.map(({ share }) => share)).toEqual(inputs.calculationType === 'combined' ? shares : []);
    for (const { spend, result } of parts)
      expect(result).toEqual(calculateRoi({ ...inputs, currentCloudSpend: spend }, constants));
  });
});

test('the threshold of the spend is where the savings change sign', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const threshold = spendThreshold(inputs, constants);
    expect(threshold !== undefined).toBe(inputs.calculationType === 'combined');
    if (threshold === undefined) return;
    const savingsAt = (currentCloudSpend: number) =>
      calculateRoi({ ...inputs, currentCloudSpend }, constants).annualSavings;
    expect(savingsAt(threshold)).toBe(0);
    expect(savingsAt(threshold + 0.01)).toBeGreaterThan(0);
    expect(savingsAt(threshold - 0.01)).toBeLessThan(0);
  }));

test('the numbers of a calculation are those of its result, and what its formula reads', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const numbers = resultNumbers(inputs, constants);
    const result = calculateRoi(inputs, constants);
    for (const [name, { value }] of numbers)
      if (name in result) expect(value).toBe(result[name as keyof typeof result]);
    if (inputs.calculationType !== 'combined') return;
    expect(numbers.get('currentCloudSpend')).toMatchObject({ value: inputs.currentCloudSpend, unit: 'euros' });
  }));

test('the fields of a request are texts under names that no form may use, without what the mode does not use', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const result = calculateRoi(inputs, constants);
    const fields = leadFields({ ...inputs, companySize: '10-50' }, result);
    expect(Object.keys(fields).filter((name) => !isLeadField(name))).toEqual([]);
    expect(Number(fields.roiAnnualSavings)).toBe(result.annualSavings);
    expect('roiBreakEvenMonths' in fields).toBe(result.breakEvenMonths !== null);
    expect('roiSector' in fields).toBe(inputs.calculationType !== 'usecase-only');
    expect('roiUseCase' in fields).toBe(inputs.calculationType !== 'sector-only');
  }));

test('every use case once, highest return first, equal ones in the order of the table', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const order = constants.useCases.map(({ id }) => id);
    const ranked = rankUseCases(inputs, constants);
    expect(ranked.map(({ useCase }) => useCase.id).toSorted()).toEqual(order.toSorted());
    for (const [index, { useCase, threeYearROI }] of ranked.entries()) {
      const compared = { ...inputs, calculationType: 'combined', useCase: useCase.id } as const;
      expect(threeYearROI).toBe(calculateRoi(compared, constants).threeYearROI);
      const next = ranked[index + 1];
      if (next === undefined) continue;
      expect(threeYearROI).toBeGreaterThanOrEqual(next.threeYearROI);
      if (threeYearROI === next.threeYearROI)
        expect(order.indexOf(useCase.id)).toBeLessThan(order.indexOf(next.useCase.id));
    }
  }));
