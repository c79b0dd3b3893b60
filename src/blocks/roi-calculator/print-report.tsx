import type { ReactNode } from 'react';
import { locale } from '#generated/locale.ts';
import type { Roi, RoiCalculatorBlock } from '#generated/types.ts';
import { tagOf } from '../../shared/locale.ts';
import { explainFigure } from '../../roi/explain.ts';
import { formatAmount } from '../../ui/format-result.ts';
import { addressOf } from './address-of.ts';
import type { Calculation } from './calculation.ts';
import { inWords, withNumbers } from './calculation-steps.tsx';
import { breakEvenText, CumulativeChart } from './cumulative-chart.tsx';
import { figuresOf } from './figures.ts';
import { nameOfSector, nameOfUseCase } from './names.ts';

/**
 * A result on one sheet of paper: shown in print only, where it takes the place of the whole page (see base.css).
 * @param link the parameters of the address that opens this result
 */
export function PrintReport({
  texts: { form, result: labels, explanation, chart, report, share },
  roi,
  calculation: { inputs, result, date, hasOtherFigures },
  link,
}: {
  texts: Pick<RoiCalculatorBlock, 'form' | 'result' | 'explanation' | 'chart' | 'report' | 'share'>;
  roi: Roi;
  calculation: Calculation;
  link: string;
}) {
  const { calculationType, sector, useCase } = inputs;
  const figures = figuresOf(result, labels);
  const steps = figures
    .flatMap(({ field }) => explainFigure(field, inputs, roi).steps)
    .filter(({ operation }) => operation);
  const profiles = [
    ...roi.sectors.filter(({ id }) => id === sector && calculationType !== 'usecase-only'),
    ...roi.useCases.filter(({ id }) => id === useCase && calculationType !== 'sector-only'),
  ];
  return (
    <article className="print-report">
      <h2>{report.heading}</h2>
      <p>
        {report.date} {new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(date)}. {labels.note}
        {hasOtherFigures && <span> {share.changed}</span>}
      </p>
      <div>
        <Sheet heading={report.inputs}>
          <Row label={form.calculationType}>{roi.calculationTypes.find(({ id }) => id === calculationType)?.label}</Row>
          {calculationType !== 'usecase-only' && (
            <Row label={form.sector}>{nameOfSector(roi, sector, form.unknownSector)}</Row>
          )}
          {calculationType !== 'sector-only' && <Row label={form.useCase}>{nameOfUseCase(roi, useCase)}</Row>}
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
        {steps.map((step, index) => (
          <li key={index}>
            <span>{inWords(step, roi.terms)}</span> <span>{withNumbers(step, explanation)}</span>
          </li>
        ))}
      </ol>
      <h3>{report.sources}</h3>
      <p>
        {report.baseCosts} {profiles.map(({ name, source }) => `${name}\u00A0: ${source}.`).join(' ')}
      </p>
      <p>
        {report.link}&nbsp;: {addressOf(link)}
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
