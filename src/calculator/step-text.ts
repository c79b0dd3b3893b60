import type { CalculatorExplanation, Roi } from '#generated/types.ts';
import type { Step, Term } from '../roi/run-formula.ts';
import { formatExact } from './format-exact.ts';

/** `Dépenses cloud − coût annuel de l’IA locale = écart annuel`. */
export function inWords({ operation, result }: Step, terms: Roi['terms']): string {
  const name = (term: Term) => (term.name === 'plain' ? formatExact(term) : (terms[term.name] ?? term.name));
  if (operation === undefined) return name(result);
  const { left, operator, right } = operation;
  // Thousands of euros and euros have one name.
  const ending = left.name === result.name ? '' : ` = ${name(result)}`;
  return `${name(left)} ${operator} ${name(right)}${ending}`;
}

/** `150 000 € − 3 096 € = 146 904 €`; where the formula rounds, what it rounds to. */
export function withNumbers({ operation, result, rounded }: Step, texts: CalculatorExplanation): string {
  const found = formatExact(result);
  const shown = rounded === undefined ? found : formatExact({ ...result, value: rounded });
  const ending = shown === found ? found : `${found}, ${texts.rounded} ${shown}`;
  if (operation === undefined) return ending;
  const { left, operator, right } = operation;
  return `${formatExact(left)} ${operator} ${formatExact(right)} = ${ending}`;
}
