import { rankUseCases } from '../../roi/calculate.ts';
import { formatAmount, formatMonths, formatPercent, formatThousands } from '../../ui/format-result.ts';
import { compatibilityLevel } from '../../roi/compatibility.ts';
import { Meter, UseCaseButton } from './recommendations.tsx';
import { nameOfSector } from '../../calculator/names.ts';
import { useInstrument } from './instrument.ts';

/** Every use case for the chosen sector and spend, highest return first and as a bar on one scale, with its compatibility and its own profile. */
export function ComparisonGrid() {
  const { roi, inputs, texts } = useInstrument();
  const { comparison, profiles, form, result } = texts;
  const ranked = rankUseCases(inputs, roi);
  const most = Math.max(...ranked.map(({ threeYearROI }) => Math.abs(threeYearROI)));
  return (
    <section data-panel="comparison" className="print:hidden">
      <h3 className="text-h3">{comparison.heading}</h3>
      <p className="mt-2 max-w-prose text-small text-quiet">{comparison.text}</p>
      <p className="mt-4 font-mono text-small text-strong">
        {/* One text: a translated page updates it only then. */}
        {`${nameOfSector(roi, inputs.sector, form.unknownSector)} · ${formatAmount(inputs.currentCloudSpend)} ${form.perYear}`}
      </p>
      <ol className="mt-4 grid border-t border-line-strong md:grid-cols-2 md:gap-x-8">
        {ranked.map(({ useCase, threeYearROI, compatibilityBonus }) => (
          <li
            key={useCase.id}
            className="relative min-w-0 border-b border-l-2 border-b-line border-l-transparent py-4 pr-3 pl-4 transition-colors duration-150 hover:bg-inset has-aria-pressed:border-l-mint has-aria-pressed:bg-inset"
          >
            <div className="flex flex-wrap items-baseline gap-x-4">
              <UseCaseButton useCase={useCase} />
              <p className="ml-auto text-right font-mono text-h3 font-medium text-strong">
                <span className="sr-only">{profiles.roi}&nbsp;: </span>
                <data value={threeYearROI}>{formatPercent(threeYearROI)}</data>
              </p>
            </div>
            <div className="mt-2.5 flex">
              <Meter percent={lengthOf(threeYearROI, most)} fill={threeYearROI < 0 ? 'fill-coral' : 'fill-mint'} />
            </div>
            <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-small text-quiet">
              <span>
                {comparison.profile}&nbsp;:{' '}
                <span className="font-mono text-body">
                  {formatPercent(useCase.roiPercent)} · {formatMonths(useCase.breakEvenMonths)} ·{' '}
                  {formatThousands(useCase.savingsKEur)}
                </span>
              </span>
              <span>
                {result.compatibilityBonus}&nbsp;:{' '}
                <span className="text-body">{roi.bar.labels[compatibilityLevel(compatibilityBonus, roi.bar)]}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Share of the longest bar; 0 when there is no length (all are zero, or infinite). */
function lengthOf(value: number, most: number): number {
  const share = Math.abs(value) / most;
  return Number.isFinite(share) ? share * 100 : 0;
}
