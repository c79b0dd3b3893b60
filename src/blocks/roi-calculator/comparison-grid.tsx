import type { Roi, RoiCalculatorComparison, RoiCalculatorForm, RoiCalculatorProfiles } from '#generated/types.ts';
import { formatAmount, formatMonths, formatPercent, formatThousands } from '../../ui/format-result.ts';
import { rankUseCases } from '../../roi/rank-use-cases.ts';
import { CompatibilityMeter } from './compatibility-meter.tsx';
import { scenarioOf, type ChangeValues, type FormValues } from './form-values.ts';
import { nameOfSector } from './names.ts';
import { UseCaseButton } from './use-case-button.tsx';

/** Every use case for the chosen sector and spend, highest return first, with its compatibility and its own profile. */
export function ComparisonGrid({
  texts,
  labels,
  form,
  roi,
  values,
  ready,
  onChange,
}: {
  texts: RoiCalculatorComparison;
  labels: RoiCalculatorProfiles;
  form: RoiCalculatorForm;
  roi: Roi;
  values: FormValues;
  ready: boolean;
  onChange: ChangeValues;
}) {
  const { sector, useCase: selected } = values;
  const scenario = scenarioOf(values);
  return (
    <section data-panel="comparison" className="print:hidden">
      <h3 className="text-h3">{texts.heading}</h3>
      <p className="mt-2 max-w-prose text-small text-quiet">{texts.text}</p>
      <p className="mt-4 font-mono text-small text-strong">
        {/* One text: a translated page updates it only then. */}
        {`${nameOfSector(roi, sector, form.unknownSector)} · ${formatAmount(scenario.currentCloudSpend)} ${form.perYear}`}
      </p>
      <ol className="mt-4 grid border-t border-line-strong md:grid-cols-2 md:gap-x-8">
        {rankUseCases(scenario, roi).map(({ useCase, threeYearROI, compatibilityBonus }) => (
          <li
            key={useCase.id}
            className={`relative min-w-0 border-b border-l-2 border-b-line py-4 pr-3 pl-4 transition-colors duration-150 hover:bg-inset ${useCase.id === selected ? 'border-l-mint bg-inset' : 'border-l-transparent'}`}
          >
            <div className="flex flex-wrap items-baseline gap-x-4">
              <UseCaseButton
                name={useCase.name}
                isSelected={useCase.id === selected}
                ready={ready}
                onSelect={() => onChange({ useCase: useCase.id })}
              />
              <p className="ml-auto text-right font-mono text-h3 font-medium text-strong">
                <span className="sr-only">{labels.roi}&nbsp;: </span>
                <data value={threeYearROI}>{formatPercent(threeYearROI)}</data>
              </p>
            </div>
            <div className="mt-2.5">
              <CompatibilityMeter bonus={compatibilityBonus} bar={roi.bar} />
            </div>
            <p className="mt-2.5 text-small text-quiet">
              {texts.profile}&nbsp;:{' '}
              <span className="font-mono text-body">
                {formatPercent(useCase.roiPercent)} · {formatMonths(useCase.breakEvenMonths)} ·{' '}
                {formatThousands(useCase.savingsKEur)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
