import type { ReactNode } from 'react';
import { locale } from '#generated/locale.ts';
import { explainFigure } from '../../roi/explain.ts';
import { tagOf } from '../../shared/locale.ts';
import { formatAmount } from '../../ui/format-result.ts';
import { addressOf } from './address-of.ts';
import { breakEvenText, CumulativeChart } from './cumulative-chart.tsx';
import { figuresOf } from './figures.ts';
import { nameOfSector, nameOfUseCase } from './names.ts';
import { inWords, withNumbers } from './step-text.ts';
import type { Calculation, CalculatorState } from './use-calculator.ts';

/** A result on one sheet of paper: shown in print only, where it takes the place of the whole page (see calculator.css). */
export function PrintReport({
  calculator: { roi, texts, resultLink },
  calculation: { inputs, result, date, hasOtherFigures },
}: {
  calculator: CalculatorState;
  calculation: Calculation;
}) {
  const { form, chart, report } = texts;
  const { calculationType, sector, useCase } = inputs;
  const figures = figuresOf(result, texts.result);
  const steps = figures.flatMap(({ field }) => explainFigure(field, inputs, roi).steps);
  const hasSector = calculationType !== 'usecase-only';
  const hasUseCase = calculationType !== 'sector-only';
  const profiles = [
    ...roi.sectors.filter(({ id }) => hasSector && id === sector),
    ...roi.useCases.filter(({ id }) => hasUseCase && id === useCase),
  ];
  return (
    <article className="print-report">
      <h2>{report.heading}</h2>
      <p>
        {report.date} {new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(date)}. {texts.result.note}
        {hasOtherFigures && <span> {texts.share.changed}</span>}
      </p>
      <div>
        <Sheet heading={report.inputs}>
          <Row label={form.calculationType}>{roi.calculationTypes.find(({ id }) => id === calculationType)?.label}</Row>
          {hasSector && <Row label={form.sector}>{nameOfSector(roi, sector, form.unknownSector)}</Row>}
          {hasUseCase && <Row label={form.useCase}>{nameOfUseCase(roi, useCase)}</Row>}
          <Row label={form.currentCloudSpend}>{formatAmount(inputs.currentCloudSpend)}</Row>
          <Row label={form.currentOnPremiseSpend}>{formatAmount(inputs.currentOnPremiseSpend)}</Row>
          <Row label={form.companySize}>{roi.companySizes.find(({ id }) => id === inputs.companySize)?.label}</Row>
          <Row label={form.implementationTimeline}>
            {inputs.implementationTimeline} {form.months}
          </Row>
        </Sheet>
        <Sheet heading={report.results}>
          {figures.map(({ field, label, text }) => (
            <Row key={field} label={label}>
              {text}
            </Row>
          ))}
        </Sheet>
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

function Sheet({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
