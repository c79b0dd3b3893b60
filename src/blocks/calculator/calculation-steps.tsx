import { explainFigure } from '../../roi/explain.ts';
import type { RoiInputs } from '../../roi/inputs.ts';
import { rowAnchor } from '../../roi/row-anchor.ts';
import type { Figure } from './figures.ts';
import { rowName } from '../../calculator/row-name.ts';
import { inWords, withNumbers } from '../../calculator/step-text.ts';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** The calculation of one figure, folded: in words, with the numbers put in, and the rows its constants come from. */
export function CalculationSteps({
  figure: { field, label },
  inputs,
  calculator: { roi, texts },
}: {
  figure: Figure;
  inputs: RoiInputs;
  calculator: CalculatorState;
}) {
  const { explanation, tables } = texts;
  const { steps, rows, reason } = explainFigure(field, inputs, roi);
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 items-center text-small text-quiet underline decoration-line-strong underline-offset-4 hover:text-strong hover:decoration-amber">
        {explanation.summary}
        <span className="sr-only">&nbsp;: {label}</span>
      </summary>
      <div className="mt-3 mb-2 border-l border-line-strong pl-4 text-left text-small font-normal">
        {reason !== undefined && <p>{explanation[reason]}</p>}
        <ol className="grid gap-3">
          {steps.map((step, index) => (
            <li key={index}>
              <span className="block text-quiet first-letter:uppercase">{inWords(step, roi.terms)}</span>
              <span className="block font-mono text-strong">{withNumbers(step, explanation)}</span>
            </li>
          ))}
        </ol>
        {rows.length > 0 && (
          <p className="mt-3 text-quiet">
            {explanation.source}&nbsp;:
            {rows.map((row) => (
              <a
                key={rowAnchor(row)}
                href={`#${rowAnchor(row)}`}
                onClick={() => unfold(rowAnchor(row))}
                className="block py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-amber"
              >
                {rowName(row, roi, tables)}
              </a>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

/** Not every browser opens the table that holds the row a link leads to. */
function unfold(id: string): void {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '');
}
