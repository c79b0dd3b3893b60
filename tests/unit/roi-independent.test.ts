import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRoi } from '../../src/roi/calculate.ts';
import type { RoiConstants } from '../../src/roi/inputs.ts';
import { anyConstants } from './fixtures/any-roi-case.ts';
import { documentedRoi } from './fixtures/documented-roi.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';

/*
 * A second computation, written from the text of the requirements (part 1, §9) with exact fractions. It shares nothing
 * with src/roi/ but the shape of the constants, and none of their values stands in it.
 */

/** A fraction of whole numbers; `den` is positive. */
interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** "0.8" → 8/10. */
function exact(decimal: string): Fraction {
  const [digits = '0', decimals = ''] = decimal.split('.');
  return { num: BigInt(digits + decimals), den: 10n ** BigInt(decimals.length) };
}
const plus = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { num: -b.num, den: b.den });
const times = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den });
const over = (a: Fraction, b: Fraction): Fraction =>
  b.num < 0n ? { num: -a.num * b.den, den: a.den * -b.num } : { num: a.num * b.den, den: a.den * b.num };
const floor = ({ num, den }: Fraction): bigint => (num >= 0n ? num / den : -((-num + den - 1n) / den));
/** To the nearest whole number, halves upwards. */
const round = (a: Fraction): bigint => floor(plus(a, exact('0.5')));
const whole = (value: number): Fraction => ({ num: BigInt(value), den: 1n });
/** A constant, as the decimal that its owner wrote. */
const number = (value = 1): Fraction => exact(String(value));

interface Inputs {
  readonly mode: 'combined' | 'sector-only' | 'usecase-only';
  readonly sector: string;
  readonly useCase: string;
  /** A decimal, as typed. */
  readonly spend: string;
  /** What no formula reads: the spend on the premises, and the months. */
  readonly unread: number;
}

interface Expected {
  readonly cost: Fraction;
  readonly implementation: Fraction;
  readonly savings: Fraction;
  readonly bonus: Fraction;
  /** Percent, before rounding to a whole number. */
  readonly exactRoi: Fraction;
  /** Before rounding to a tenth; `undefined` for N/A. */
  readonly exactMonths: Fraction | undefined;
}

function computeByHand({ mode, sector, useCase, spend }: Inputs, constants: RoiConstants): Expected {
  const row = constants.useCases.find(({ id }) => id === useCase);
  const profile = constants.sectors.find(({ id }) => id === sector);
  const adjusts = mode !== 'sector-only';
  const cost = times(number(constants.baseAnnualCostEur), number(adjusts ? row?.costMultiplier : 1));
  const implementation = times(
    number(constants.baseImplementationCostEur),
    number(adjusts ? row?.implementationMultiplier : 1),
  );
  const bonus = number(mode === 'combined' ? bonusOf(sector, useCase, constants) : 1);
  const [thousands = 0, percent = 0] =
    mode === 'sector-only' ? [profile?.averageSavingsKEur, profile?.roiPercent] : [row?.savingsKEur, row?.roiPercent];
  const savings =
    mode === 'combined' ? times(minus(exact(spend), cost), bonus) : minus(times(whole(1000), number(thousands)), cost);
  const months = savings.num > 0n ? over(implementation, over(savings, whole(12))) : undefined;
  const combinedRoi = times(
    times(over(minus(times(whole(3), savings), implementation), implementation), whole(100)),
    bonus,
  );
  const exactRoi = mode === 'combined' ? (savings.num > 0n ? combinedRoi : whole(0)) : number(percent);
  return { cost, implementation, savings, bonus, exactRoi, exactMonths: months };
}

function bonusOf(sector: string, useCase: string, { compatibility, bonuses }: RoiConstants): number {
  const lists = compatibility.find((entry) => entry.sector === sector);
  if (lists === undefined) return bonuses.unknownSector;
  if (lists.highly_compatible.some((id) => id === useCase)) return bonuses.highlyCompatible;
  return lists.compatible.some((id) => id === useCase) ? bonuses.compatible : bonuses.lessCompatible;
}

/** No further from the exact number than a rounded one may be. */
function expectNear(found: number, exactly: Fraction, most: number): void {
  const nearest = Number(round(times(exactly, whole(1_000_000)))) / 1_000_000;
  expect(Math.abs(found - nearest), `${found} should be ${nearest}`).toBeLessThanOrEqual(most + 1e-5);
}

function expectSame(inputs: Inputs, constants: RoiConstants): void {
  const found = calculateRoi(
    {
      calculationType: inputs.mode,
      sector: inputs.sector,
      useCase: inputs.useCase,
      currentCloudSpend: Number(inputs.spend),
      currentOnPremiseSpend: inputs.unread,
      implementationTimeline: inputs.unread,
    },
    constants,
  );
  const expected = computeByHand(inputs, constants);
  expectNear(found.localAICost, expected.cost, 0);
  expectNear(found.implementationCost, expected.implementation, 0);
  expectNear(found.annualSavings, expected.savings, 0);
  expectNear(found.monthlySavings, over(expected.savings, whole(12)), 0);
  expectNear(found.compatibilityBonus, expected.bonus, 0);
  // What is spent and the cost are exact to 2^-53 of themselves; their difference, relatively, to that much more.
  const difference = inputs.mode === 'combined' ? Number(inputs.spend) - found.localAICost : found.annualSavings;
  const lost = (difference + 2 * found.localAICost) / difference;
  const loss = Number.isFinite(lost) ? Math.abs(lost) * 2 ** -50 : 0;
  expectNear(found.threeYearROI, expected.exactRoi, 0.5 + loss * (Math.abs(found.threeYearROI) + 1000));
  expect(found.breakEvenMonths === null).toBe(expected.exactMonths === undefined);
  if (found.breakEvenMonths !== null && expected.exactMonths !== undefined)
    expectNear(found.breakEvenMonths, expected.exactMonths, 0.05 + loss * found.breakEvenMonths);
}

const modes = ['combined', 'sector-only', 'usecase-only'] as const;
const sectorsOf = ({ sectors }: RoiConstants) => [...sectors.map(({ id }) => id), 'aerospace'];
const idsOfUseCases = ({ useCases }: RoiConstants) => useCases.map(({ id }) => id);

const anyInputs = (constants: RoiConstants): fc.Arbitrary<Inputs> =>
  fc.record({
    mode: fc.constantFrom(...modes),
    sector: fc.constantFrom(...sectorsOf(constants)),
    useCase: fc.constantFrom(...idsOfUseCases(constants)),
    unread: fc.nat(),
    // In cents: up to a hundred million euros, and more often near the costs, where savings change sign.
    spend: fc
      .oneof(
        fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n }),
        fc.bigInt({ min: -100_000n, max: 2_000_000n }),
        fc
          .constantFrom(0, 1, ...constants.useCases.map(({ costMultiplier }) => costMultiplier))
          .map((multiplier) => BigInt(Math.round(constants.baseAnnualCostEur * multiplier * 100))),
      )
      .map((cents) => `${cents < 0n ? '-' : ''}${euros(cents)}`),
  });

function euros(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

test('an independent computation gives the same result to the cent, for any inputs, N/A included, whatever is not read', () => {
  const anyCase = anyConstants.chain((constants) => fc.tuple(anyInputs(constants), fc.constant(constants)));
  forAllOf([anyCase], sample(2000), ([inputs, constants]) => expectSame(inputs, constants));
});

test('and for every mode, sector and use case, an unknown sector included', () => {
  for (const mode of modes)
    for (const sector of sectorsOf(documentedRoi))
      for (const useCase of idsOfUseCases(documentedRoi))
        for (const spend of ['0', '3870', '12345.67', '150000', '-50'])
          expectSame({ mode, sector, useCase, spend, unread: 6 }, documentedRoi);
});
