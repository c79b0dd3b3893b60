import { locale, punctuation } from '#generated/locale.ts';
import { explainFigure } from '../../roi/explain.ts';
import { usesSector, usesUseCase } from '../../roi/inputs.ts';
import { partialResults } from '../../roi/calculate.ts';
import { tagOf } from '../../shared/locale.ts';
import { formatAmount, formatPercent } from '../../ui/format-numbers.ts';
import { assumptionOf, enteredRows } from '../../calculator/result-words.ts';
import { addressOf } from '../../calculator/scenario-address.ts';
import { breakEvenText, CumulativeChart } from './cumulative-chart.tsx';
import { figuresOf, inFull } from './figures.ts';
import { useInstrument, type ResultProps } from './instrument.ts';
import { inWords, withNumbers } from '../../calculator/step-text.ts';

/** A result on one sheet of paper: shown in print only, where it takes the place of the whole page (see calculator.css). */
export function PrintReport({ calculation }: ResultProps) {
  const { roi, texts, resultLink } = useInstrument();
  const { inputs, result, date, hasOtherFigures } = calculation;
  const { form, chart, report } = texts;
  const { calculationType } = inputs;
  const figures = figuresOf(result, { roi, texts });
  const steps = figures.flatMap(({ field }) => explainFigure(field, inputs, roi).steps);
  const profiles = [
    ...roi.sectors.filter(({ id }) => usesSector(calculationType) && id === inputs.sector),
    ...roi.useCases.filter(({ id }) => usesUseCase(calculationType) && id === inputs.useCase),
  ];
  const parts = partialResults(roi.shares, inputs, roi).map(
    (part) => `${formatPercent(part.share)}${punctuation.colon}${formatAmount(part.result.annualSavings)}`,
  );
  const assumption = assumptionOf(calculation, { roi, texts });
  const sheets = [
    { heading: report.inputs, rows: enteredRows(inputs, roi, form) },
    { heading: report.results, rows: figures.map((figure) => [figure.label, inFull(figure)]) },
  ];
  return (
    <article className="print-report">
      <h2>{report.heading}</h2>
      <p>
        {report.date} {new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(date)}. {texts.result.note}
        {hasOtherFigures && <span> {texts.share.changed}</span>}
      </p>
      <p>
        {report.issuer}. {report.contact}.
      </p>
      <div>
        {sheets.map(({ heading, rows }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl>
              {rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>{[assumption, parts.length > 0 ? `${texts.partial.heading} ${parts.join(', ')}.` : ''].join(' ')}</p>
      <h3>{chart.heading}</h3>
      <p>
        {chart.text} {breakEvenText(chart, result)}
      </p>
      <CumulativeChart texts={chart} result={result} className="h-56 w-full overflow-visible" />
      <h3>{report.steps}</h3>
      <ol>
        {steps
          .filter(({ operation }) => operation)
          .map((step, index) => (
            <li key={index}>
              <span>{inWords(step, roi.terms)}</span> <span>{withNumbers(step, texts.explanation)}</span>
            </li>
          ))}
      </ol>
      <h3>{report.sources}</h3>
      <p>
        {report.baseCosts} {profiles.map(({ name, source }) => `${name}${punctuation.colon}${source}.`).join(' ')}
      </p>
      <p>
        {report.link + punctuation.colon}
        {addressOf(resultLink)}
      </p>
    </article>
  );
}
