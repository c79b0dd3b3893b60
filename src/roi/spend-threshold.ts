import type { RoiConstants, RoiInputs } from './inputs.ts';
import { formulas, type FormulaStep, type Operator, type TermName } from './formulas.ts';
import { resultNumbers } from './run-formula.ts';

/** The left and the right side of an operation, from its result and the other side. */
interface Inverse {
  readonly left: (result: number, right: number) => number;
  readonly right: (result: number, left: number) => number;
}

const inverses: Readonly<Record<Operator, Inverse>> = {
  '+': { left: (result, right) => result - right, right: (result, left) => result - left },
  '−': { left: (result, right) => result + right, right: (result, left) => left - result },
  '×': { left: (result, right) => result / right, right: (result, left) => result / left },
  '÷': { left: (result, right) => result * right, right: (result, left) => left / result },
};

/**
 * The cloud spend at which annual savings are 0, in euros a year: the steps that lead to the savings, taken backwards. Above it there are
 * savings, below there are none.
 * @returns `undefined` when the mode's savings do not depend on the spend, or by more than one way
 * @example combined, finance × support-client: 3 096 €, which is the yearly cost of the local AI
 */
export function spendThreshold(inputs: RoiInputs, constants: RoiConstants): number | undefined {
  const steps = formulas[inputs.calculationType];
  const numbers = resultNumbers(inputs, constants);
  const valueOf = (name: TermName | number | undefined) =>
    typeof name === 'string' ? (numbers.get(name)?.value ?? undefined) : name;
  let [wanted, value]: [TermName, number] = ['annualSavings', 0];
  while (wanted !== 'currentCloudSpend') {
    const step = stepOf(wanted, steps);
    if (step?.operator === undefined) return undefined;
    const { left, operator, right } = step;
    const [leads, isRight] = [dependsOnSpend(left, steps), dependsOnSpend(right, steps)];
    if (leads === isRight) return undefined;
    const other = valueOf(leads ? right : left);
    if (other === undefined) return undefined;
    value = leads ? inverses[operator].left(value, other) : inverses[operator].right(value, other);
    wanted = (leads ? left : right) as TermName;
  }
  return Number.isFinite(value) ? value + 0 : undefined;
}

function stepOf(name: TermName, steps: readonly FormulaStep[]): FormulaStep | undefined {
  return steps.find((step) => step.name === name && step.left !== name);
}

function dependsOnSpend(name: TermName | number | undefined, steps: readonly FormulaStep[]): boolean {
  if (name === undefined || typeof name === 'number') return false;
  if (name === 'currentCloudSpend') return true;
  const step = stepOf(name, steps);
  return step !== undefined && [step.left, step.right].some((side) => dependsOnSpend(side, steps));
}
