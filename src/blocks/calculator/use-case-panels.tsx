import { punctuation } from '#generated/locale.ts';
import {
  compatibilityBonus,
  recommendedUseCases,
  barWidthPercent,
  compatibilityLevel,
} from '../../roi/compatibility.ts';
import { useInstrument } from './instrument.ts';
import type { RoiUseCase, RoiBar } from '#generated/types.ts';
import { rankUseCases } from '../../roi/calculate.ts';
import { formatAmount, formatMonths, formatPercent, formatThousands } from '../../ui/format-numbers.ts';
import { nameOfSector } from '../../calculator/form-values.ts';
import { writtenReturn } from '../../calculator/written-return.ts';
import { FoldedList } from '../../ui/section.tsx';

/** The use cases that suit the selected sector best, each with its compatibility. */
export function Recommendations() {
  const { roi, values, texts } = useInstrument();
  const useCases = recommendedUseCases(values.sector, roi);
  // None for a sector that the calculator does not know.
  if (useCases.length === 0) return null;
  return (
    <section data-panel="recommendations" className="print:hidden">
      <h3 className="text-h3">{texts.recommendations.heading}</h3>
      <p className="mt-2 max-w-prose text-small text-quiet">{texts.recommendations.text}</p>
      <ul className="mt-5 ruled-sheet rounded-none sm:grid-cols-2 lg:grid-cols-4">
        {useCases.map((useCase) => (
          <li
            key={useCase.id}
            className="relative flex min-w-0 flex-col justify-between gap-3 bg-ink p-4 eases hover:bg-inset has-aria-pressed:bg-inset"
          >
            <UseCaseButton useCase={useCase} />
            <CompatibilityMeter bonus={compatibilityBonus(values.sector, useCase.id, roi)} bar={roi.bar} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The title of a use-case card (a heading) whose button covers the whole card.
 * Its card must be `relative`. Pressed when the use case is the selected one.
 */
export function UseCaseButton({ useCase: { id, name } }: { useCase: RoiUseCase }) {
  const { values, ready, change } = useInstrument();
  return (
    <h4 className="flex-1 font-semibold text-strong">
      <button
        type="button"
        aria-pressed={id === values.useCase}
        disabled={!ready}
        onClick={() => change({ useCase: id })}
        className="text-left after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-amber"
      >
        {name}
      </button>
    </h4>
  );
}

/**
 * A bar on its whole length. Drawn with SVG attributes: a `style` attribute would be lost under the site's content
 * security policy. @param percent of the length @param fill class of its colour
 */
export function Meter({ percent, fill }: { percent: number; fill: string }) {
  return (
    <svg aria-hidden="true" className="h-1.5 w-0 flex-1">
      <rect width="100%" height="100%" fillOpacity="0.3" className="fill-quiet" />
      <rect width={`${percent}%`} height="100%" className={fill} />
    </svg>
  );
}

/** A bar as long as the bonus is high, and its name. Mint is the colour of a gain: a result without one has none. */
export function CompatibilityMeter({ bonus, bar, isLoss = false }: { bonus: number; bar: RoiBar; isLoss?: boolean }) {
  const level = compatibilityLevel(bonus, bar);
  return (
    <span className="flex items-center gap-3">
      <Meter percent={barWidthPercent(bonus, bar)} fill={level === 'possible' || isLoss ? 'fill-azure' : 'fill-mint'} />
      <span className="w-[9ch] shrink-0 text-right font-mono text-small text-body">{bar.labels[level]}</span>
    </span>
  );
}

/** Every use case, highest return of its profile first and as a bar on one scale, with its compatibility and its return for the chosen sector and spend. */
export function ComparisonGrid() {
  const { roi, inputs, texts } = useInstrument();
  const { comparison, profiles, form, result } = texts;
  const ranked = [...rankUseCases(inputs, roi)].sort((a, b) => b.useCase.roiPercent - a.useCase.roiPercent);
  const most = Math.max(...ranked.map(({ useCase }) => useCase.roiPercent));
  return (
    <section data-panel="comparison" className="print:hidden">
      <h3 className="text-h3">{comparison.heading}</h3>
      <p className="mt-2 max-w-prose text-small text-quiet">{comparison.text}</p>
      <p className="mt-4 font-mono text-small text-strong">
        {/* One text: a translated page updates it only then. */}
        {`${nameOfSector(roi, inputs.sector, form.unknownSector)} · ${formatAmount(inputs.currentCloudSpend)} ${form.perYear}`}
      </p>
      <FoldedList
        as="ol"
        summary={comparison.fold}
        open={5}
        className="mt-4 grid border-t border-line-strong md:grid-cols-2 md:gap-x-8"
      >
        {ranked.map(({ useCase, threeYearROI, compatibilityBonus: bonus }) => (
          <li
            key={useCase.id}
            className="relative min-w-0 border-b border-l-2 border-b-line border-l-transparent py-4 pr-3 pl-4 eases hover:bg-inset has-aria-pressed:border-l-mint has-aria-pressed:bg-inset"
          >
            <div className="items-baseline gap-x-4 lg:flex">
              <UseCaseButton useCase={useCase} />
              <p className="font-mono font-medium text-strong lg:ml-auto lg:text-right">
                <span className="sr-only">{profiles.roi + punctuation.colon}</span>
                <data value={useCase.roiPercent} data-return="profile" className="text-h3">
                  {formatPercent(useCase.roiPercent)}
                </data>
                <span className="text-small font-normal text-body">
                  {` · ${formatMonths(useCase.breakEvenMonths)} · ${formatThousands(useCase.savingsKEur)}`}
                </span>
              </p>
            </div>
            <div className="mt-2 flex">
              <Meter percent={(Math.max(useCase.roiPercent, 0) / most) * 100} fill="fill-mint" />
            </div>
            <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-small text-quiet">
              <span>
                {comparison.replaced + punctuation.colon}
                <data value={threeYearROI} data-return="replaced" className="font-mono text-body">
                  {writtenReturn(threeYearROI, roi).text}
                </data>
              </span>
              <span>
                {result.compatibilityBonus + punctuation.colon}
                <span className="text-body">{roi.bar.labels[compatibilityLevel(bonus, roi.bar)]}</span>
              </span>
            </p>
          </li>
        ))}
      </FoldedList>
    </section>
  );
}
