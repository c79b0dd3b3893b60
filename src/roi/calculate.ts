import type { RoiConstants } from './constants.ts';
import type { FigureName } from './formulas.ts';
import type { CalculationType, RoiInputs } from './inputs.ts';
import { runFormula } from './run-formula.ts';

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
 * @example finance × support-client, 150 000 € of cloud spend: savings of 154 249,20 € a year (`formulas`)
 */
export function calculateRoi(inputs: RoiInputs, constants: RoiConstants): RoiResult {
  const values = new Map(runFormula(inputs, constants).map(({ formula: { name }, value }) => [name, value]));
  const figure = (name: FigureName): number => values.get(name) ?? 0;
  return {
    calculationType: inputs.calculationType,
    annualSavings: figure('annualSavings'),
    monthlySavings: figure('monthlySavings'),
    localAICost: figure('localAICost'),
    implementationCost: figure('implementationCost'),
    breakEvenMonths: values.get('breakEvenMonths') ?? null,
    threeYearROI: figure('threeYearROI'),
    compatibilityBonus: values.get('compatibilityBonus') ?? 1,
  };
}
