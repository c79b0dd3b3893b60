import { useId } from 'react';
import type { CostComparisonBlock } from '#generated/types.ts';
import { formatEuros, formatRatio } from '../../ui/format-euros.ts';
import { Section } from '../../ui/section.tsx';
import { CumulativeFigure } from './cumulative-figure.tsx';
import { FirstYearTable } from './first-year-table.tsx';

/**
 * Rented cloud against owned stack. The saving of the first year is computed from the two amounts; the
 * ten-year saving is the claimed one. Colours: coral for the rent, mint for what is saved.
 */
export function CostComparison({
  label,
  heading,
  intro,
  cloudName,
  ownName,
  priceNote,
  firstYear,
  cumulative,
}: CostComparisonBlock) {
  const headingId = useId();
  const savingsEur = firstYear.cloudEur - firstYear.ownEur;
  return (
    <Section labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <header className="lg:col-span-6">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose text-lead">{intro}</p>
        </header>
        <p className="self-end border-l border-mint/50 pl-6 lg:col-span-5 lg:col-start-8">
          <span className="figure-xl block whitespace-nowrap text-mint">{formatEuros(savingsEur)}</span>
          <span className="mt-3 block text-small text-quiet">
            {firstYear.savingsLabel} <span className="text-mint">({formatRatio(savingsEur / firstYear.cloudEur)})</span>
          </span>
        </p>
      </div>
      <FirstYearTable cloudName={cloudName} ownName={ownName} firstYear={firstYear} />
      {priceNote !== undefined && <p className="mt-5 max-w-prose text-small text-quiet">{priceNote}</p>}
      <CumulativeFigure ownName={ownName} cumulative={cumulative} />
    </Section>
  );
}
