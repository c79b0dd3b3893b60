import type { CompatibilityBar, CompatibilityBonuses, SectorCompatibility } from './compatibility.ts';

/**
 * The constants of the formulas, as `spec/roi.yaml` has them once its references are resolved.
 * Written structurally: this folder imports nothing from outside, so that the formulas can be read and tested alone.
 */
export interface RoiConstants {
  /** Yearly cost of the local AI before the use case's multiplier, in euros excl. tax. */
  readonly baseAnnualCostEur: number;
  /** Implementation cost before the use case's multiplier, in euros excl. tax. */
  readonly baseImplementationCostEur: number;
  readonly sectors: readonly SectorProfile[];
  readonly useCases: readonly UseCaseProfile[];
  readonly compatibility: readonly SectorCompatibility[];
  readonly bonuses: CompatibilityBonuses;
  readonly bar: CompatibilityBar;
  /** How many use cases are recommended, at most. */
  readonly recommendationCount: number;
}

export interface SectorProfile {
  readonly id: string;
  /** Average yearly savings, in thousands of euros. */
  readonly averageSavingsKEur: number;
  /** Return over three years, in percent. */
  readonly roiPercent: number;
}

/** The fields of a use case that the formulas read. Multipliers have at most two decimals. */
export interface UseCaseProfile {
  readonly id: string;
  readonly costMultiplier: number;
  readonly implementationMultiplier: number;
  /** Yearly savings, in thousands of euros. */
  readonly savingsKEur: number;
  /** Return over three years, in percent. */
  readonly roiPercent: number;
}

/** Which figures the calculation rests on: both profiles and the current spend, or one profile alone. */
export type CalculationType = 'combined' | 'sector-only' | 'usecase-only';

export function usesSector(mode: CalculationType): boolean {
  return mode !== 'usecase-only';
}

export function usesUseCase(mode: CalculationType): boolean {
  return mode !== 'sector-only';
}

/** The visitor's values that a formula may read. Amounts are yearly, in euros excl. tax; any finite number is accepted. */
export interface RoiInputs {
  readonly calculationType: CalculationType;
  readonly sector: string;
  readonly useCase: string;
  readonly currentCloudSpend: number;
  readonly currentOnPremiseSpend: number;
  /** In months. */
  readonly implementationTimeline: number;
}
