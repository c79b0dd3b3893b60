import type { RoiConstants } from './constants.ts';
import type { TermName } from './formulas.ts';
import type { RoiInputs } from './inputs.ts';
import { runFormula } from './run-formula.ts';
import type { Unit } from './sources.ts';

/** A number of a calculation; `null` for N/A. */
export interface ResultNumber {
  readonly value: number | null;
  readonly unit: Unit;
}

/** Every number of one calculation by its name: what its steps read, and what they give. */
export function resultNumbers(inputs: RoiInputs, constants: RoiConstants): ReadonlyMap<TermName, ResultNumber> {
  const numbers = new Map<TermName, ResultNumber>();
  for (const { formula, step, value } of runFormula(inputs, constants)) {
    const { operation, result } = step;
    for (const { name, ...number } of operation === undefined ? [result] : [operation.left, operation.right])
      if (name !== 'plain' && !numbers.has(name)) numbers.set(name, number);
    numbers.set(formula.name, { value, unit: result.unit });
  }
  return numbers;
}
