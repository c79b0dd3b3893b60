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
      <ul className="mt-6 grid border-t border-line-strong md:grid-cols-2 md:gap-x-12">
        {roi.useCases.map(({ id, name, roiPercent, breakEvenMonths, savingsKEur }) => (
          <li
            key={id}
            className={`relative min-w-0 border-b border-l-2 border-b-line py-4 pr-3 pl-4 transition-colors duration-150 hover:bg-inset ${id === values.useCase ? 'border-l-mint bg-inset' : 'border-l-transparent'}`}
          >
            <div className="flex items-baseline justify-between gap-4">
              <UseCaseButton
                name={name}
                isSelected={id === values.useCase}
                ready={ready}
                onSelect={() => onChange({ useCase: id })}
              />
              <p className="shrink-0 font-mono text-h3 font-medium text-strong tabular-nums">
                <span className="sr-only">{labels.roi}&nbsp;: </span>
                {formatPercent(roiPercent)}
              </p>
            </div>
            <svg aria-hidden="true" className="mt-2.5 h-1 w-full">
              <rect width="100%" height="100%" className="fill-line" />
              <rect width={`${(roiPercent / highest) * 100}%`} height="100%" className="fill-mint" />
            </svg>
            <dl className="mt-2.5 flex flex-wrap justify-between gap-x-6 text-small">
              <Detail label={labels.breakEven} value={formatMonths(breakEvenMonths)} />
              <Detail label={labels.savings} value={formatThousandEuros(savingsKEur)} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-mono tabular-nums">{value}</dd>
    </div>
  );
}
