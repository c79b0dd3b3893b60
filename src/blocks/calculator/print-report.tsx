import { locale } from '#generated/locale.ts';
import { explainFigure } from '../../roi/explain.ts';
import { tagOf } from '../../shared/locale.ts';
import { formatAmount } from '../../ui/format-result.ts';
import { addressOf } from '../../calculator/scenario-address.ts';
import { breakEvenText, CumulativeChart } from './cumulative-chart.tsx';
import { figuresOf } from './figures.ts';
import { nameOfSector, nameOfUseCase } from '../../calculator/names.ts';
import { inWords, withNumbers } from '../../calculator/step-text.ts';
import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';

/** A result on one sheet of paper: shown in print only, where it takes the place of the whole page (see calculator.css). */
export function PrintReport({ calculator, calculation }: { calculator: CalculatorState; calculation: Calculation }) {
  const { roi, texts, resultLink } = calculator;
  const { inputs, result, date, hasOtherFigures } = calculation;
  const { form, chart, report } = texts;
  const { calculationType } = inputs;
  const figures = figuresOf(result, texts.result);
  const steps = figures.flatMap(({ field }) => explainFigure(field, inputs, roi).steps);
  const hasSector = calculationType !== 'usecase-only';
  const hasUseCase = calculationType !== 'sector-only';
  const profiles = [
    ...roi.sectors.filter(({ id }) => hasSector && id === inputs.sector),
    ...roi.useCases.filter(({ id }) => hasUseCase && id === inputs.useCase),
  ];
  const sector = nameOfSector(roi, inputs.sector, form.unknownSector);
  const entered = [
    [form.calculationType, labelOf(roi.calculationTypes, calculationType)],
    ...(hasSector ? [[form.sector, sector]] : []),
    ...(hasUseCase ? [[form.useCase, nameOfUseCase(roi, inputs.useCase)]] : []),
    [form.currentCloudSpend, formatAmount(inputs.currentCloudSpend)],
    [form.currentOnPremiseSpend, formatAmount(inputs.currentOnPremiseSpend)],
    [form.companySize, labelOf(roi.companySizes, inputs.companySize)],
    [form.implementationTimeline, `${inputs.implementationTimeline} ${form.months}`],
  ];
  const sheets = [
    { heading: report.inputs, rows: entered },
    { heading: report.results, rows: figures.map(({ label, text }) => [label, text]) },
  ];
  return (
    <article className="print-report">
      <h2>{report.heading}</h2>
      <p>
        {report.date} {new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(date)}. {texts.result.note}
        {hasOtherFigures && <span> {texts.share.changed}</span>}
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
        {report.baseCosts} {profiles.map(({ name, source }) => `${name}\u00A0: ${source}.`).join(' ')}
      </p>
      <p>
        {report.link}&nbsp;: {addressOf(resultLink)}
      </p>
    </article>
  );
}

function labelOf(rows: readonly { readonly id: string; readonly label: string }[], id: string): string {
  return rows.find((row) => row.id === id)?.label ?? '';
}
