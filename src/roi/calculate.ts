import type { RoiConstants, CalculationType, RoiInputs } from './inputs.ts';
import { horizonYears } from './cumulative.ts';
import { formulas, termsOf, type FigureName } from './formulas.ts';
import { runFormula } from './run-formula.ts';
import { saturate } from './numbers.ts';

/** The figures shown after a calculation. Every number is finite; amounts are in euros excl. tax. */
export interface RoiResult {
  readonly calculationType: CalculationType;
  /** Yearly savings; negative when the local AI costs more than the spend it replaces. */
  readonly annualSavings: number;
  readonly monthlySavings: number;
  /** Yearly. */
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

/**
 * The calculation once more for each share of the declared cloud spend, in their order. None where the mode's formula reads no spend.
 * @param shares in percent
 * @example 50 % of 150 000 €: the result of 75 000 € of spend
 */
export function partialResults(shares: readonly number[], inputs: RoiInputs, constants: RoiConstants) {
  if (!termsOf(inputs.calculationType).has('currentCloudSpend')) return [];
  return shares.map((share) => {
    const spend = inputs.currentCloudSpend * (share / 100);
    return { share, spend, result: calculateRoi({ ...inputs, currentCloudSpend: spend }, constants) };
  });
}

/**
 * The cloud spend above which there are savings, in euros a year: savings are what the spend exceeds the yearly cost by, times a bonus.
 * @returns `undefined` where the mode's formula reads no spend
 * @example combined, finance × support-client: 3 096 €
 */
export function spendThreshold(inputs: RoiInputs, constants: RoiConstants): number | undefined {
  const readsSpend = termsOf(inputs.calculationType).has('currentCloudSpend');
  return readsSpend ? calculateRoi(inputs, constants).localAICost : undefined;
}

/** The return over the horizon from the savings and the cost of a result, in percent, to the unit. */
export function computedReturn({ annualSavings, implementationCost }: RoiResult): number {
  const gain = saturate(horizonYears * annualSavings) - implementationCost;
  return saturate(Math.round((gain / implementationCost) * 100));
}

/**
 * Is the return of a result announced by a profile, and different from the computed one? Never in a mode that computes it.
 * @example use case alone, support-client: 140 % announced, beside savings that pay the implementation in half a month
 */
export function isAnnounced(result: RoiResult): boolean {
  const step = formulas[result.calculationType].find(({ name }) => name === 'threeYearROI');
  return step?.operator === undefined && result.threeYearROI !== computedReturn(result);
}

/**
 * Every use case with its return in combined mode, highest first. Equal returns stay in the order of the table.
 * @param inputs whose mode and use case are replaced by each
 */
export function rankUseCases<Constants extends RoiConstants>(inputs: RoiInputs, constants: Constants) {
  return constants.useCases
    .map((useCase: Constants['useCases'][number]) => {
      const compared = { ...inputs, calculationType: 'combined', useCase: useCase.id } as const;
      const { threeYearROI, compatibilityBonus } = calculateRoi(compared, constants);
      return { useCase, threeYearROI, compatibilityBonus };
    })
    .sort((a, b) => (a.threeYearROI === b.threeYearROI ? 0 : b.threeYearROI > a.threeYearROI ? 1 : -1));
}
