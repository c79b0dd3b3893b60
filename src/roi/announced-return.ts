import type { RoiResult } from './calculate.ts';
import { horizonYears } from './cumulative.ts';
import { formulas } from './formulas.ts';
import { saturate } from './saturate.ts';

/** The return over the horizon that savings and cost of a result give, in percent, to the unit. */
export function computedReturn({ annualSavings, implementationCost }: RoiResult): number {
  const gain = saturate(horizonYears * annualSavings) - implementationCost;
  return saturate(Math.round((gain / implementationCost) * 100));
}

/**
 * Is the return of a result one that a profile announces, and not what its savings and its cost give? Never in a mode that computes it.
 * @example use case alone, support-client: 140 % announced, beside savings that pay the implementation in half a month
 */
export function isAnnounced(result: RoiResult): boolean {
  const step = formulas[result.calculationType].find(({ name }) => name === 'threeYearROI');
  return step?.operator === undefined && result.threeYearROI !== computedReturn(result);
}
