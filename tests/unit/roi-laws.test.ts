import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computedReturn,
  isAnnounced,
  calculateRoi,
  partialResults,
  rankUseCases,
  spendThreshold,
} from '../../src/roi/calculate.ts';
import { barWidthPercent } from '../../src/roi/compatibility.ts';
import { parseFrenchNumber } from '../../src/roi/numbers.ts';
import { resultNumbers } from '../../src/roi/run-formula.ts';
import { isLeadField, leadFields } from '../../src/roi/scenario-link.ts';
import { anyConstants, anyInputsWith, anyRoiCase, anySpendWith, type RoiCase } from './fixtures/any-roi-case.ts';
import { forAll, forAllOf } from '../run/for-all.ts';

const anyCombined: fc.Arbitrary<RoiCase> = anyRoiCase.map(({ constants, inputs }) => ({
  constants,
  inputs: { ...inputs, calculationType: 'combined' },
}));

test('break-even is N/A exactly when annual savings are not positive', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const { breakEvenMonths, annualSavings } = calculateRoi(inputs, constants);
    expect(breakEvenMonths === null).toBe(annualSavings <= 0);
    expect(breakEvenMonths ?? 0).toBeGreaterThanOrEqual(0);
  }));

// With positive savings the formula may still round to 0, when three years of them pay the implementation to within
// half a percent (weighted by the bonus): that is the formula, not the zero rule.
test('the combined return is 0 when savings are not positive, and otherwise only when three years just pay the implementation', () =>
  forAll([anyCombined], ({ constants, inputs }) => {
    const { annualSavings, threeYearROI, implementationCost, compatibilityBonus } = calculateRoi(inputs, constants);
    const gain = Math.abs(3 * annualSavings - implementationCost) / implementationCost;
    const justPays = gain * compatibilityBonus <= 0.005 * (1 + 1e-9);
    expect(Object.is(threeYearROI, 0)).toBe(annualSavings <= 0 || justPays);
  }));

const anotherSpend = <Case extends RoiCase>(someCase: Case) =>
  anySpendWith(someCase.constants).map((spend) => ({ ...someCase, spend }));

test('more cloud spend changes nothing in the single modes', () =>
  forAll([anyRoiCase.chain(anotherSpend)], ({ constants, inputs, spend }) => {
    fc.pre(inputs.calculationType !== 'combined');
    const other = { ...inputs, currentCloudSpend: spend };
    expect(calculateRoi(other, constants)).toEqual(calculateRoi(inputs, constants));
  }));

test('on-premise spend and timeline change no figure', () => {
  const others = fc.record({ currentOnPremiseSpend: fc.double({ noNaN: true }), implementationTimeline: fc.nat() });
  forAll([anyRoiCase, others], ({ constants, inputs }, changes) => {
    expect(calculateRoi({ ...inputs, ...changes }, constants)).toEqual(calculateRoi(inputs, constants));
  });
});

test('the bar stays between 0 and 100 % for every bonus', () =>
  forAll([anyConstants, fc.double()], ({ bar }, bonus) => {
    const width = barWidthPercent(bonus, bar);
    expect(width).toBeGreaterThanOrEqual(0);
    expect(width).toBeLessThanOrEqual(100);
  }));

const awkward = '| |-|,|1 200,50|1\u00A0200,50|1\u202F200,50|-5|1e308|-1e308|1e999|abc|0|-0'.split('|');
const typed = fc.oneof(fc.constantFrom(...awkward), fc.double().map(String), fc.string());

test('any constants, sector, use case and typed text give finite figures or N/A', () => {
  const anyTyped = anyConstants.chain((constants) => fc.tuple(fc.constant(constants), anyInputsWith(constants), typed));
  forAllOf([anyTyped], { numRuns: 2000 }, ([constants, inputs, text]) => {
    const result = calculateRoi({ ...inputs, currentCloudSpend: parseFrenchNumber(text) }, constants);
    // That each number is written as one: roi-numbers.test.ts.
    const { calculationType, breakEvenMonths, ...figures } = result;
    expect(calculationType).toBe(inputs.calculationType);
    expect([...Object.values(figures), breakEvenMonths ?? 0].every(Number.isFinite)).toBe(true);
  });
});

describe('a part of the spend', () => {
  const anyShares = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });

  test('goes through the formula of the whole, in the order of the shares; in modes that read no spend there is none', () =>
    forAll([anyRoiCase, anyShares], ({ constants, inputs }, shares) => {
      const parts = partialResults(shares, inputs, constants);
      expect(parts.map(({ share }) => share)).toEqual(inputs.calculationType === 'combined' ? shares : []);
      for (const { spend, result } of parts)
        expect(result).toEqual(calculateRoi({ ...inputs, currentCloudSpend: spend }, constants));
    }));

  test('of a positive spend never saves more than a larger part', () =>
    forAll([anyRoiCase], ({ constants, inputs }) => {
      fc.pre(inputs.currentCloudSpend >= 0);
      const savings = partialResults([25, 50, 100], inputs, constants).map(({ result }) => result.annualSavings);
      expect(savings).toEqual(savings.toSorted((a, b) => a - b));
    }));
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

test('a return is announced where a profile gives it and savings and cost give another one, and never in the mode that computes it', () =>
  forAll([anyRoiCase], ({ constants, inputs }) => {
    const result = calculateRoi(inputs, constants);
    const isOther = result.threeYearROI !== computedReturn(result);
    expect(isAnnounced(result)).toBe(inputs.calculationType !== 'combined' && isOther);
    expect(Number.isFinite(computedReturn(result))).toBe(true);
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
