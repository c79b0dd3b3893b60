import { calculateRoi, type RoiResult } from './calculate.ts';
import type { RoiConstants } from './constants.ts';
import { termsOf } from './formulas.ts';
import type { RoiInputs } from './inputs.ts';

/** What the same calculation gives when only a part of the declared cloud spend is replaced. */
export interface PartialResult {
  /** In percent. */
  readonly share: number;
  /** The part of the spend, in euros a year. */
  readonly spend: number;
  readonly result: RoiResult;
}

/**
 * The calculation once more for each share of the declared cloud spend, in their order. None where the mode's formula reads no spend.
 * @param shares in percent
 * @example 50 % of 150 000 €: what 75 000 € of spend give
 */
export function partialResults(
  shares: readonly number[],
  inputs: RoiInputs,
  constants: RoiConstants,
): readonly PartialResult[] {
  if (!termsOf(inputs.calculationType).has('currentCloudSpend')) return [];
  return shares.map((share) => {
    const spend = inputs.currentCloudSpend * (share / 100);
    return { share, spend, result: calculateRoi({ ...inputs, currentCloudSpend: spend }, constants) };
  });
}
