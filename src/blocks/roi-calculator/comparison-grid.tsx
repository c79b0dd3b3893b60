import type { Roi, RoiCalculatorGroup, RoiCalculatorProfiles } from '../../generated/types.ts';
import { formatMonths, formatPercent, formatThousandEuros } from '../../roi/format-french.ts';
import type { ChangeValues, FormValues } from './form-values.ts';
import { UseCaseButton } from './use-case-button.tsx';

/** Every use case with the figures of its profile; the bar compares their returns. */
export function ComparisonGrid({
  texts,
  labels,
  roi,
  values,
  ready,
  onChange,
}: {
  texts: RoiCalculatorGroup;
  labels: RoiCalculatorProfiles;
  roi: Roi;
  values: FormValues;
  ready: boolean;
  onChange: ChangeValues;
}) {
  const highest = Math.max(...roi.useCases.map(({ roiPercent }) => roiPercent));
  return (
    <section data-panel="comparison">
      <h3 className="text-h3">{texts.heading}</h3>
      <p className="mt-2 max-w-prose text-small text-quiet">{texts.text}</p>
      <ul className="mt-6 grid gap-px border border-line-strong bg-line-strong sm:grid-cols-2 lg:grid-cols-4">
        {roi.useCases.map(({ id, name, roiPercent, breakEvenMonths, savingsKEur }) => (
          <li
            key={id}
            className={`relative flex flex-col justify-between gap-5 p-5 transition-colors duration-150 hover:bg-inset ${id === values.useCase ? 'bg-inset' : 'bg-ink'}`}
          >
            <UseCaseButton
              name={name}
              isSelected={id === values.useCase}
              ready={ready}
              onSelect={() => onChange({ useCase: id })}
            />
            <div>
              <p className="font-mono text-figure font-medium text-strong tabular-nums">
                <span className="sr-only">{labels.roi}&nbsp;: </span>
                {formatPercent(roiPercent)}
              </p>
              <svg aria-hidden="true" className="mt-3 h-1 w-full">
                <rect width="100%" height="100%" className="fill-line-strong" />
                <rect width={`${(roiPercent / highest) * 100}%`} height="100%" className="fill-mint" />
              </svg>
              <dl className="mt-3 grid gap-1 text-small">
                <div className="flex justify-between gap-3">
                  <dt className="text-quiet">{labels.breakEven}</dt>
                  <dd className="font-mono tabular-nums">{formatMonths(breakEvenMonths)}</dd>
                </div>
                <div className="flex justify-between gap-3">
                  <dt className="text-quiet">{labels.savings}</dt>
                  <dd className="font-mono tabular-nums">{formatThousandEuros(savingsKEur)}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
