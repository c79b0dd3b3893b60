import type { Roi, RoiCalculatorExplanation } from '#generated/types.ts';
import type { RoiInputs } from '../../roi/inputs.ts';
import { explainFigure } from '../../roi/explain.ts';
import type { FigureName } from '../../roi/formulas.ts';
import type { Step, Term } from '../../roi/run-formula.ts';
import { formatExact } from './format-exact.ts';
import { rowAnchor } from '../../roi/row-anchor.ts';
import { rowName } from './row-name.ts';

/** The calculation of one figure, folded: in words, with the numbers put in, and the rows its constants come from. */
export function CalculationSteps({
  field,
  label,
  inputs,
  texts,
  roi,
}: {
  field: FigureName;
  /** Of the figure. */
  label: string;
  inputs: RoiInputs;
  texts: RoiCalculatorExplanation;
  roi: Roi;
}) {
  const { steps, rows, reason } = explainFigure(field, inputs, roi);
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 items-center text-small text-quiet underline decoration-line-strong underline-offset-4 hover:text-strong hover:decoration-amber">
        {texts.summary}
        <span className="sr-only">&nbsp;: {label}</span>
      </summary>
      <div className="mt-3 mb-2 border-l border-line-strong pl-4 text-left text-small font-normal">
        {reason !== undefined && <p>{texts[reason]}</p>}
        <ol className="grid gap-3">
          {steps.map((step, index) => (
            <li key={index}>
              <span className="block text-quiet first-letter:uppercase">{inWords(step, roi.terms)}</span>
              <span className="block font-mono text-strong">{withNumbers(step, texts)}</span>
            </li>
          ))}
        </ol>
        {rows.length > 0 && (
          <p className="mt-3 text-quiet">
            {texts.source}&nbsp;:
            {rows.map((row) => (
              <a
                key={rowAnchor(row)}
                href={`#${rowAnchor(row)}`}
                onClick={() => unfold(rowAnchor(row))}
                className="block py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-amber"
              >
                {rowName(row, roi, texts)}
              </a>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

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
export function withNumbers(
  { operation, result, rounded }: Step,
  { rounded: label }: RoiCalculatorExplanation,
): string {
  const left = operation === undefined ? '' : `${formatExact(operation.left)} ${operation.operator} `;
  const equals = operation === undefined ? '' : `${formatExact(operation.right)} = `;
  const shown = rounded === undefined ? undefined : formatExact({ ...result, value: rounded });
  const ending = shown === undefined || shown === formatExact(result) ? '' : `, ${label} ${shown}`;
  return `${left}${equals}${formatExact(result)}${ending}`;
}

/** Not every browser opens the table that holds the row a link leads to. */
function unfold(id: string): void {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '');
}
