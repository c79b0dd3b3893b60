import type { RoiConstants, RoiInputs } from './inputs.ts';
import { formulas, type FormulaStep, type Operator, type TermName } from './formulas.ts';
import { isSource, sources, type TableRow, type Given, type SourceName, type Unit } from './sources.ts';
import { saturate } from './numbers.ts';

/** A number with its name. `plain`: a number of the formula itself, such as the 12 of the months. */
export interface Term {
  readonly name: TermName | 'plain';
  /** Finite. */
  readonly value: number;
  readonly unit: Unit;
  /** Where it stands in the methodology, when it is read there. */
  readonly row?: TableRow | undefined;
}

/** One line of a calculation: `left operator right = result`, or a number that is read and has no operation. */
export interface Step {
  readonly operation?: { readonly left: Term; readonly operator: Operator; readonly right: Term };
  /** Not rounded. */
  readonly result: Term;
  /** The result as the figure shows it, where the formula rounds. */
  readonly rounded?: number;
}

/** A step of a formula with the numbers put in. */
export interface DoneStep {
  readonly formula: FormulaStep;
  readonly step: Step;
  /** The result of the step, rounded; `null` for N/A. */
  readonly value: number | null;
  /** The formula gives another value than its steps, since there are no savings. */
  readonly lacksSavings: boolean;
}

const operations: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
};

/** Above 2^52 a number has no decimals left, and ten times it may overflow. */
const largestRounded = 2 ** 52;

/**
 * Every step of the mode's formula, in order. An amount of an unknown sector or use case is 0, and a multiplier of one changes nothing.
 */
export function runFormula(inputs: RoiInputs, constants: RoiConstants): readonly DoneStep[] {
  const given = {
    inputs,
    constants,
    sector: constants.sectors.find(({ id }) => id === inputs.sector),
    useCase: constants.useCases.find(({ id }) => id === inputs.useCase),
  };
  const known = new Map<TermName, Term>();
  const termOf = (name: TermName | number): Term | undefined =>
    typeof name === 'number'
      ? { name: 'plain', value: name, unit: 'plain' }
      : (known.get(name) ?? (isSource(name) ? readSource(name, given) : undefined));
  return formulas[inputs.calculationType].map((formula) => {
    const { name, left, operator, withoutSavings } = formula;
    const { step, value } = compute(formula, termOf);
    // A number that is only read has its row under its own name.
    const row = operator === undefined && name === left ? step.result.row : undefined;
    known.set(name, { name, value, unit: step.result.unit, row });
    if (withoutSavings === undefined || (known.get('annualSavings')?.value ?? 0) > 0)
      return { formula, step, value, lacksSavings: false };
    return { formula, step, value: withoutSavings, lacksSavings: true };
  });
}

function readSource(name: SourceName, given: Given): Term | undefined {
  const { unit, read, row } = sources[name];
  const value = read(given);
  return value === undefined ? undefined : { name, value, unit, row: row?.(given) };
}

function compute(
  { name, left: leftName, operator, right: rightName, decimals, ...formula }: FormulaStep,
  termOf: (name: TermName | number) => Term | undefined,
): { step: Step; value: number } {
  const left = termOf(leftName) ?? {
    name: leftName,
    value: 0,
    unit: isSource(leftName) ? sources[leftName].unit : 'plain',
  };
  const right = rightName === undefined ? undefined : termOf(rightName);
  if (operator === undefined || right === undefined) return { step: { result: left }, value: left.value };
  const unit = formula.unit ?? left.unit;
  const ratio = unit === 'percent' && left.unit !== 'percent' ? 100 : 1;
  const found = operations[operator](left.value, right.value) * ratio;
  // Prices and multipliers have at most two decimals, their product four: to round to them only removes the binary error
  // (3870 × 0.7 is 2708.9999999999995, and 2 709 € of spend would then "save" 5e-13 €).
  const isOfTables = left.row !== undefined && right.row !== undefined;
  const value = saturate(isOfTables ? roundTo(4, found) : found);
  const step = { operation: { left, operator, right }, result: { name, value, unit } };
  if (decimals === undefined) return { step, value };
  const rounded = saturate(roundTo(decimals, value));
  return { step: { ...step, rounded }, value: rounded };
}

function roundTo(decimals: number, value: number): number {
  const scale = 10 ** decimals;
  return Math.abs(value) < largestRounded ? Math.round(value * scale) / scale : value;
}

export function termsRead({ operation, result }: Step): readonly Term[] {
  return operation === undefined ? [result] : [operation.left, operation.right];
}

/** A number of a calculation; `null` for N/A. */
export interface ResultNumber {
  readonly value: number | null;
  readonly unit: Unit;
}

/** Every number of one calculation by its name: those that its steps read, and their results. */
export function resultNumbers(inputs: RoiInputs, constants: RoiConstants): ReadonlyMap<TermName, ResultNumber> {
  const numbers = new Map<TermName, ResultNumber>();
  for (const { formula, step, value } of runFormula(inputs, constants)) {
    for (const { name, ...number } of termsRead(step))
      if (name !== 'plain' && !numbers.has(name)) numbers.set(name, number);
    numbers.set(formula.name, { value, unit: step.result.unit });
  }
  return numbers;
}
