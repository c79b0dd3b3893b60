import type { RoiResult } from './calculate.ts';
import type { TableRow } from './row-anchor.ts';

/** The figures of a result that are computed. */
export type FigureName = keyof Omit<RoiResult, 'calculationType'>;

/** What a number of a calculation is. */
export type TermName =
  | FigureName
  | 'baseAnnualCost'
  | 'baseImplementationCost'
  | 'costMultiplier'
  | 'implementationMultiplier'
  | 'cloudSpend'
  | 'gap'
  | 'sectorSavings'
  | 'useCaseSavings'
  | 'threeYearSavings'
  | 'netGain'
  | 'grossReturn'
  | 'sectorReturn'
  | 'useCaseReturn';

/** A number with its name. `plain`: a number of the formula itself, such as the 12 of the months. */
export interface Term {
  readonly name: TermName | 'plain';
  readonly value: number;
  readonly unit: 'euros' | 'thousand-euros' | 'percent' | 'months' | 'factor' | 'plain';
}

/** How two numbers are put together. */
export type Operator = '−' | '×' | '÷';

/** One line of a calculation: `left operator right = result`, or a value that is read in a table and has no operation. */
export interface Step {
  readonly operation?: { readonly left: Term; readonly operator: Operator; readonly right: Term };
  /** Not rounded. */
  readonly result: Term;
  /** The result as the figure shows it, where the formula rounds. */
  readonly rounded?: number;
}

/** Why a figure needs no calculation. */
export type Reason = 'noSavings' | 'noBonus';

/** How one figure came about. */
export interface Explanation {
  readonly steps: readonly Step[];
  /** Where the constants are in the methodology. */
  readonly rows: readonly TableRow[];
  readonly reason?: Reason;
}

/** An amount in euros. */
export function euros(name: TermName, value: number): Term {
  return { name, value, unit: 'euros' };
}

/** A number of the formula itself. */
export function plain(value: number): Term {
  return { name: 'plain', value, unit: 'plain' };
}

/** `left operator right = result`. */
export function step(left: Term, operator: Operator, right: Term, result: Term): Step {
  return { operation: { left, operator, right }, result };
}
