import { punctuation } from '#generated/locale.ts';
import { explainFigure } from '../../roi/explain.ts';
import type { FigureName } from '../../roi/formulas.ts';
import type { RoiInputs } from '../../roi/inputs.ts';
import { rowAnchor } from '../../roi/sources.ts';
import { rowName, inWords, withNumbers } from '../../calculator/step-text.ts';
import { Summary } from '../../ui/section.tsx';
import { figuresOf, inFull } from './figures.ts';
import { useInstrument, type ResultProps } from './instrument.ts';

/** The calculation of one figure: in words, with the numbers put in, and the rows its constants come from. */
function CalculationSteps({ field, inputs }: { field: FigureName; inputs: RoiInputs }) {
  const { roi, texts } = useInstrument();
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
          {explanation.source + punctuation.colon}
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

/** The calculation of every figure of a result, behind one disclosure. */
export function CalculationDetail({ calculation: { inputs, result } }: ResultProps) {
  const instrument = useInstrument();
  return (
    <details className="group mt-6 border-y border-line-strong">
      <Summary text={instrument.texts.explanation.summary} className="min-h-12 py-2" />
      {figuresOf(result, instrument).map((figure) => (
        <section key={figure.field} data-steps={figure.field} className="border-t border-line pt-3 pb-4">
          <h4 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small font-medium text-strong">
            {figure.label}
            <span className="font-mono font-normal text-body">{inFull(figure)}</span>
          </h4>
          <CalculationSteps field={figure.field} inputs={inputs} />
        </section>
      ))}
    </details>
  );
}
