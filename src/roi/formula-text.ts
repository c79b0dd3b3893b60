import { formulas, isFigure, type FormulaStep, type Operator, type TermName } from './formulas.ts';
import type { CalculationType } from './inputs.ts';

type NameOf = (term: TermName | number) => string;

/** The formulas of one mode, or those that all modes share (`every`), each in a line. */
export interface FormulaLines {
  readonly of: CalculationType | 'every';
  readonly lines: readonly string[];
}

/**
 * The formulas in words: a line for each figure, from other figures and from the terms read. Lines that all modes share come last, once.
 * @param nameOf the name of a term in the middle of a sentence; a number of the formula itself in digits
 * @example `Économies annuelles = (dépenses cloud − coût annuel de l’IA locale) × compatibilité`
 */
export function formulaLines(modes: readonly CalculationType[], nameOf: NameOf): readonly FormulaLines[] {
  const written = modes.map((of) => ({ of, lines: linesOf(formulas[of], nameOf) }));
  const shared = (written[0]?.lines ?? []).filter((line) => written.every(({ lines }) => lines.includes(line)));
  const own = written.map(({ of, lines }) => ({ of, lines: lines.filter((line) => !shared.includes(line)) }));
  return [...own, { of: 'every' as const, lines: shared }].filter(({ lines }) => lines.length > 0);
}

function linesOf(formula: readonly FormulaStep[], nameOf: NameOf): string[] {
  return formula
    .filter(({ name, left }) => isFigure(name) && name !== left)
    .map((step) => {
      const name = nameOf(step.name);
      return `${name.charAt(0).toUpperCase()}${name.slice(1)} = ${inWords(step, formula, nameOf)}`;
    });
}

/** The right side of a step, with the steps that lead to it put in. Thousands of euros and euros have one name. */
function inWords(
  { name, left, operator, right }: FormulaStep,
  formula: readonly FormulaStep[],
  nameOf: NameOf,
): string {
  const term = (wanted: TermName | number, isOpen: (operator: Operator | undefined) => boolean): string => {
    const step = formula.find((one) => one.name === wanted && one.name !== one.left && !isFigure(wanted));
    if (step === undefined) return nameOf(wanted);
    const words = inWords(step, formula, nameOf);
    return isOpen(step.operator) ? `(${words})` : words;
  };
  const isSum = (inner: Operator | undefined) => inner === '+' || inner === '−';
  if (operator === undefined || right === undefined || name === left) return term(left, () => false);
  const isFactor = operator === '×' || operator === '÷';
  const first = term(left, (inner) => isFactor && isSum(inner));
  const second = term(right, (inner) => (operator === '÷' ? inner !== undefined : operator !== '+' && isSum(inner)));
  return `${first} ${operator} ${second}`;
}
