import type { RoiConstants, RoiInputs } from './inputs.ts';
import { isFigure, type FigureName } from './formulas.ts';
import { rowAnchor, type TableRow } from './sources.ts';
import { runFormula, termsRead, type DoneStep, type Step } from './run-formula.ts';

export type Reason = 'noSavings' | 'noBonus';

export interface Explanation {
  readonly steps: readonly Step[];
  /** Where the constants are in the methodology. */
  readonly rows: readonly TableRow[];
  readonly reason?: Reason;
}

/**
 * How a figure of the result came about, with the numbers put in: the steps that `calculateRoi` took, from the other figures on.
 * @example annual savings, combined: 150 000 € − 3 096 € = 146 904 €, then 146 904 € × 1,05 = 154 249,20 €
 */
export function explainFigure(figure: FigureName, inputs: RoiInputs, constants: RoiConstants): Explanation {
  const done = runFormula(inputs, constants);
  const last = done.find(({ formula: { name } }) => name === figure);
  if (last === undefined) return { steps: [], rows: [], reason: 'noBonus' };
  if (last.lacksSavings) return { steps: [], rows: [], reason: 'noSavings' };
  const steps = stepsTo(last, done);
  return { steps, rows: rowsOf(steps) };
}

/** The steps that lead to one, through numbers that are no figures of the result. */
function stepsTo({ formula: { name, left, right }, step }: DoneStep, done: readonly DoneStep[]): Step[] {
  const before = done.filter(
    ({ formula }) => formula.name !== name && !isFigure(formula.name) && [left, right].includes(formula.name),
  );
  return [...before.flatMap((one) => stepsTo(one, done)), step];
}

/** The rows that the numbers of the steps are read in, each once. */
function rowsOf(steps: readonly Step[]): TableRow[] {
  const rows = steps.flatMap(termsRead).flatMap(({ row }) => row ?? []);
  return [...new Map(rows.map((row) => [rowAnchor(row), row])).values()];
}
