import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roi } from '../../src/generated/roi.ts';
import { calculateRoi } from '../../src/roi/calculate.ts';

/*
 * A second computation, written from the text of the requirements (part 1, §9) with its own copy of their constants and
 * with exact fractions. It shares nothing with src/roi/, and reads from the spec only what the requirements leave to us:
 * the average savings of the sectors and the compatibility map.
 */

/** A fraction of whole numbers; `den` is positive. */
interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** "0.8" → 8/10. */
function exact(decimal: string): Fraction {
  const [whole = '0', decimals = ''] = decimal.split('.');
  return { num: BigInt(whole + decimals), den: 10n ** BigInt(decimals.length) };
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

/** Part 1, §9: cost and implementation multipliers, ROI (%), savings (k€). */
const useCases: Record<string, readonly [cost: string, implementation: string, roi: number, savings: number]> = {
  'support-client': ['0.8', '0.9', 140, 180],
  'document-analysis': ['1.2', '1.3', 165, 220],
  'workflow-automation': ['1', '1.1', 175, 280],
  'strategic-intelligence': ['1.4', '1.5', 130, 160],
  'data-decision': ['1.6', '1.7', 125, 200],
  training: ['0.7', '0.8', 150, 120],
  'fraud-detection': ['1.5', '1.6', 185, 320],
  'supply-chain': ['1.3', '1.4', 165, 280],
  'marketing-personalization': ['1.1', '1.2', 195, 350],
  'predictive-maintenance': ['1.4', '1.5', 220, 400],
  'medical-assistant': ['1.7', '1.8', 175, 250],
  'algorithmic-trading': ['1.8', '1.9', 300, 500],
  cybersecurity: ['1.6', '1.7', 210, 380],
  'real-estate-management': ['1.2', '1.3', 155, 200],
};
/** Part 1, §9. The average savings are ours (`undefined` here): see spec/roi.yaml. */
const sectorRoi: Record<string, number> = {
  finance: 165,
  legal: 145,
  manufacturing: 185,
  healthcare: 155,
  public: 125,
  education: 135,
  retail: 175,
};

interface Inputs {
  readonly mode: 'combined' | 'sector-only' | 'usecase-only';
  readonly sector: string;
  readonly useCase: string;
  /** A decimal, as typed. */
  readonly spend: string;
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

function computeByHand({ mode, sector, useCase, spend }: Inputs): Expected {
  const [costFactor, implementationFactor, useCaseRoi, useCaseSavings] = useCases[useCase] ?? ['1', '1', 0, 0];
  const adjusts = mode !== 'sector-only';
  const cost = times(whole(3870), exact(adjusts ? costFactor : '1'));
  const implementation = times(whole(5670), exact(adjusts ? implementationFactor : '1'));
  const bonus = exact(mode === 'combined' ? bonusOf(sector, useCase) : '1');
  const averageSavings = roi.sectors.find(({ id }) => id === sector)?.averageSavingsKEur ?? 0;
  const savings =
    mode === 'combined'
      ? times(minus(exact(spend), cost), bonus)
      : minus(times(whole(1000), whole(mode === 'sector-only' ? averageSavings : useCaseSavings)), cost);
  const months = savings.num > 0n ? over(implementation, over(savings, whole(12))) : undefined;
  const combinedRoi = times(
    times(over(minus(times(whole(3), savings), implementation), implementation), whole(100)),
    bonus,
  );
  const single = whole(mode === 'sector-only' ? (sectorRoi[sector] ?? 0) : useCaseRoi);
  const exactRoi = mode === 'combined' ? (savings.num > 0n ? combinedRoi : whole(0)) : single;
  return { cost, implementation, savings, bonus, exactRoi, exactMonths: months };
}

function bonusOf(sector: string, useCase: string): string {
  const lists = roi.compatibility.find((entry) => entry.sector === sector);
  if (lists === undefined) return '1';
  if (lists.highly_compatible.some((id) => id === useCase)) return '1.15';
  return lists.compatible.some((id) => id === useCase) ? '1.05' : '0.9';
}

/** Exactly this many cents, once the double is rounded to a cent. Half a cent may fall on either side in binary. */
function expectCents(found: number, expected: Fraction): void {
  const cents = round(times(expected, whole(100)));
  const found100 = BigInt(Math.round(found * 100));
  if (found100 === cents) return;
  expect(isTie(times(expected, whole(100))), `${found} € should be ${cents} cents`).toBe(true);
  expect([cents - 1n, cents]).toContain(found100);
}

/** The rounded number; where the exact value lies halfway, a double may fall on either side. */
function expectRounded(found: number, expected: Fraction): void {
  const nearest = round(expected);
  if (BigInt(found) === nearest) return;
  expect(isTie(expected), `${found} should be ${nearest}`).toBe(true);
  expect([nearest - 1n, nearest]).toContain(BigInt(found));
}

/** Is the fraction halfway between two whole numbers, to within a double's precision? */
function isTie(value: Fraction): boolean {
  const twice = times(value, whole(2));
  const nearest = round(twice);
  const distance = minus(twice, { num: nearest, den: 1n });
  const size = distance.num < 0n ? -distance.num : distance.num;
  return nearest % 2n !== 0n && size * 10n ** 7n <= twice.den;
}

function expectSame(inputs: Inputs): void {
  const found = calculateRoi(
    {
      calculationType: inputs.mode,
      sector: inputs.sector,
      useCase: inputs.useCase,
      currentCloudSpend: Number(inputs.spend),
    },
    roi,
  );
  const expected = computeByHand(inputs);
  expectCents(found.localAICost, expected.cost);
  expectCents(found.implementationCost, expected.implementation);
  expectCents(found.annualSavings, expected.savings);
  expectCents(found.monthlySavings, over(expected.savings, whole(12)));
  expectCents(found.compatibilityBonus, expected.bonus);
  expectRounded(found.threeYearROI, expected.exactRoi);
  expect(found.breakEvenMonths === null).toBe(expected.exactMonths === undefined);
  if (found.breakEvenMonths !== null && expected.exactMonths !== undefined) {
    expectRounded(Math.round(found.breakEvenMonths * 10), times(expected.exactMonths, whole(10)));
  }
}

const modes = ['combined', 'sector-only', 'usecase-only'] as const;
const sectors = [...Object.keys(sectorRoi), 'aerospace'];

const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  mode: fc.constantFrom(...modes),
  sector: fc.constantFrom(...sectors),
  useCase: fc.constantFrom(...Object.keys(useCases)),
  // In cents: up to a hundred million euros, and more often near the costs, where savings change sign.
  spend: fc
    .oneof(
      fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n }),
      fc.bigInt({ min: -100_000n, max: 2_000_000n }),
      fc.constantFrom(0n, 270_900n, 309_600n, 387_000n, 425_700n, 464_400n),
    )
    .map((cents) => `${cents < 0n ? '-' : ''}${euros(cents)}`),
});

function euros(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

test(
  'an independent computation gives the same result to the cent, for 10,000 random inputs',
  { timeout: 60_000 },
  () => {
    fc.assert(fc.property(anyInputs, expectSame), { numRuns: 10_000 });
  },
);

test('and for every mode, sector and use case, an unknown sector included', () => {
  for (const mode of modes)
    for (const sector of sectors)
      for (const useCase of Object.keys(useCases))
        for (const spend of ['0', '3870', '12345.67', '150000', '-50']) expectSame({ mode, sector, useCase, spend });
});

test('the comparison notices a cent', () => {
  const inputs = { mode: 'combined', sector: 'finance', useCase: 'support-client', spend: '150000' } as const;
  const { savings } = computeByHand(inputs);
  expect(() => expectCents(154_249.2, savings)).not.toThrow();
  expect(() => expectCents(154_249.21, savings)).toThrow();
});
