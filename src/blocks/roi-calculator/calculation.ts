import type { Roi } from '#generated/types.ts';
import { calculateRoi, type RoiResult } from '../../roi/calculate.ts';
import type { Scenario } from '../../roi/scenario-link.ts';

/** A result, and the form it was computed from: the form may have changed since. */
export interface Calculation {
  readonly inputs: Scenario;
  readonly result: RoiResult;
  /** When it was computed. */
  readonly date: Date;
  /** 1 for the first, one more for each. */
  readonly count: number;
  /** It comes from a link that was made with other constants. */
  readonly hasOtherFigures: boolean;
}

/** Computes the result of a form, now. */
export function calculate(
  inputs: Scenario,
  roi: Roi,
  last: Calculation | undefined,
  hasOtherFigures = false,
): Calculation {
  return {
    inputs,
    result: calculateRoi(inputs, roi),
    date: new Date(),
    count: (last?.count ?? 0) + 1,
    hasOtherFigures,
  };
}
