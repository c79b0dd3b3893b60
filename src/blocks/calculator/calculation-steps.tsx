import { explainFigure } from '../../roi/explain.ts';
import type { FigureName } from '../../roi/formulas.ts';
import type { RoiInputs } from '../../roi/inputs.ts';
import { rowAnchor } from '../../roi/row-anchor.ts';
import { rowName } from '../../calculator/row-name.ts';
import { inWords, withNumbers } from '../../calculator/step-text.ts';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** The calculation of one figure: in words, with the numbers put in, and the rows its constants come from. */
export function CalculationSteps({
  field,
  inputs,
  calculator: { roi, texts },
}: {
  field: FigureName;
  inputs: RoiInputs;
  calculator: CalculatorState;
}) {
  const { explanation, tables } = texts;
  const { steps, rows, reason } = explainFigure(field, inputs, roi);
  return (
    <div className="mt-2 text-small">
      {reason !== undefined && <p>{explanation[reason]}</p>}
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={index}>
            <span className="block text-quiet first-letter:uppercase">{inWords(step, roi.terms)}</span>
            <span className="block font-mono text-strong">{withNumbers(step, explanation)}</span>
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <p className="mt-2 text-quiet">
          {explanation.source}&nbsp;:
          {rows.map((row) => (
            <RowName key={rowAnchor(row)} anchor={rowAnchor(row)} name={rowName(row, roi, tables)} />
          ))}
        </p>
      )}
    </div>
  );
}

/** A row that a constant comes from: a link to it where the page has its methodology. Rendered after a calculation, in the browser alone. */
function RowName({ anchor, name }: { anchor: string; name: string }) {
  if (document.getElementById(anchor) === null) return <span className="block py-1 text-strong">{name}</span>;
  return (
    <a
      href={`#${anchor}`}
      onClick={() => unfold(anchor)}
      className="block py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-amber"
    >
      {name}
    </a>
  );
}

/** Not every browser opens the table that holds the row a link leads to. */
function unfold(id: string): void {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '');
}
