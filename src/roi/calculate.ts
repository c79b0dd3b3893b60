import { compatibilityBonus } from './compatibility.ts';
import type { RoiConstants } from './constants.ts';
import { saturate } from './saturate.ts';

/** Which figures the calculation rests on: both profiles and the current spend, or one profile alone. */
export type CalculationType = 'combined' | 'sector-only' | 'usecase-only';

/** What the visitor declares. Amounts are yearly, in euros excl. tax; any finite number is accepted. */
export interface RoiInputs {
  readonly calculationType: CalculationType;
  readonly sector: string;
  readonly useCase: string;
  readonly currentCloudSpend: number;
}

/** The figures shown after a calculation. Every number is finite; amounts are in euros excl. tax. */
export interface RoiResult {
  readonly calculationType: CalculationType;
  /** Yearly savings; negative when the local AI costs more than what it replaces. */
  readonly annualSavings: number;
  readonly monthlySavings: number;
  /** Yearly cost of the local AI. */
  readonly localAICost: number;
  /** Paid once. */
  readonly implementationCost: number;
  /** Months until the savings have paid the implementation, to one decimal; `null` (N/A) if they never do. */
  readonly breakEvenMonths: number | null;
  /** Return over three years, in percent. */
  readonly threeYearROI: number;
  /** Factor applied in combined mode; 1 in the single modes. */
  readonly compatibilityBonus: number;
}

/**
 * Computes every figure of the result.
 *
 * An unknown sector or use case has no savings of its own and a return of 0; an unknown use case keeps the base costs.
 * Source: requirements, calculator constants, "Formulas".
 * @example combined, finance × support-client (compatible), 150 000 € of cloud spend, base costs 3 870 € and 5 670 €:
 * cost 3 096 €, implementation 5 103 €, savings 154 249,20 € a year, break-even 0,4 month, return 9 417 %.
 */
export function calculateRoi(inputs: RoiInputs, constants: RoiConstants): RoiResult {
  const { calculationType } = inputs;
  const sector = constants.sectors.find((profile) => profile.id === inputs.sector);
  const useCase = constants.useCases.find((profile) => profile.id === inputs.useCase);
  const adjusts = calculationType !== 'sector-only';
  const localAICost = timesExact(constants.baseAnnualCostEur, adjusts ? useCase?.costMultiplier : 1);
  const implementationCost = timesExact(
    constants.baseImplementationCostEur,
    adjusts ? useCase?.implementationMultiplier : 1,
  );
  const figures = { calculationType, localAICost, implementationCost };
  if (calculationType === 'sector-only') {
    const annualSavings = 1000 * (sector?.averageSavingsKEur ?? 0) - localAICost;
    return complete({ ...figures, annualSavings, threeYearROI: sector?.roiPercent ?? 0, compatibilityBonus: 1 });
  }
  if (calculationType === 'usecase-only') {
    const annualSavings = 1000 * (useCase?.savingsKEur ?? 0) - localAICost;
    return complete({ ...figures, annualSavings, threeYearROI: useCase?.roiPercent ?? 0, compatibilityBonus: 1 });
  }
  const bonus = compatibilityBonus(inputs.sector, inputs.useCase, constants);
  const annualSavings = saturate((inputs.currentCloudSpend - localAICost) * bonus);
  const threeYearROI = combinedRoi(annualSavings, implementationCost, bonus);
  return complete({ ...figures, annualSavings, threeYearROI, compatibilityBonus: bonus });
}

/** The bonus stands here a second time, as the requirements write it: it already weighs on the savings. */
function combinedRoi(annualSavings: number, implementationCost: number, bonus: number): number {
  if (annualSavings <= 0) return 0;
  const percent = ((3 * annualSavings - implementationCost) / implementationCost) * 100;
  return saturate(Math.round(percent * bonus));
}

function complete(figures: Omit<RoiResult, 'monthlySavings' | 'breakEvenMonths'>): RoiResult {
  const { annualSavings, implementationCost } = figures;
  const monthlySavings = annualSavings / 12;
  const breakEvenMonths = annualSavings > 0 ? toOneDecimal(saturate(implementationCost / monthlySavings)) : null;
  return { ...figures, monthlySavings, breakEvenMonths };
}

/**
 * A price in cents times a multiplier of at most two decimals has at most four decimals: rounding to them only removes the
 * binary error (3870 × 0.7 is 2708.9999999999995, and 2 709 € of spend would then "save" 5e-13 €). To the cent would be a
 * rounding of the figure itself: 3 870,50 × 0,85 is 3 289,925.
 */
function timesExact(priceEur: number, multiplier = 1): number {
  return Math.round(priceEur * multiplier * 10_000) / 10_000;
}

/** Above 2^52 a number has no decimals left, and ten times it may overflow. */
function toOneDecimal(value: number): number {
  return value < 2 ** 52 ? Math.round(value * 10) / 10 : value;
}
