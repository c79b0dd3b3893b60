import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { barWidthPercent } from '../../src/roi/compatibility.ts';
import { parseFrenchNumber } from '../../src/roi/numbers.ts';
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
