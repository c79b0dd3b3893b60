import { writtenReturn } from '../../calculator/written-return.ts';
import { computedReturn, partialResults } from '../../roi/calculate.ts';
import { formatMonths } from '../../ui/format-numbers.ts';
import { useInstrument, type ResultProps } from './instrument.ts';
import { Meter } from './use-case-panels.tsx';

interface Reading {
  readonly label: string;
  /** In percent over three years. */
  readonly value: number;
  /** Until break-even; `null` if never. */
  readonly months: number | null;
}

/** The returns of one subject as bars on one scale: its profile, its page, and the calculation. A large one is seen beside the prudent ones. */
export function ReturnScale({ calculation: { inputs, result } }: ResultProps) {
  const { roi, texts } = useInstrument();
  const { heading, ...labels } = texts.scale;
  const isUseCase = inputs.calculationType === 'usecase-only';
  const sector = isUseCase ? undefined : roi.sectors.find(({ id }) => id === inputs.sector);
  const profile = sector ?? roi.useCases.find(({ id }) => id === inputs.useCase);
  const readsSpend = partialResults([100], inputs, roi).length > 0;
  const readings: Reading[] = [
    ...(profile === undefined
      ? []
      : [{ label: `${labels.profile} · ${profile.name}`, value: profile.roiPercent, months: profile.breakEvenMonths }]),
    ...(sector?.page === undefined
      ? []
      : [{ label: labels.page, value: sector.page.roiPercent, months: sector.page.breakEvenMonths }]),
    {
      label: readsSpend ? labels.spend : labels.announced,
      value: readsSpend ? result.threeYearROI : computedReturn(result),
      months: result.breakEvenMonths,
    },
  ];
  const most = Math.max(...readings.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <section aria-label={heading} data-panel="scale" className="mt-5 border-t border-line-strong pt-4 text-small">
      <p className="font-medium text-strong">{heading}</p>
      <ul className="mt-3 grid gap-3">
        {readings.map(({ label, value, months }, index) => (
          <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
            <span>{label}</span>
            <span className="text-right font-mono text-strong">
              <data value={value}>{writtenReturn(value, roi).text}</data>
              {` · ${formatMonths(months)}`}
            </span>
            <span className="flex w-full">
              <Meter
                percent={Math.max(0, (value / most) * 100)}
                fill={
                  index < readings.length - 1 ? 'fill-azure' : result.annualSavings > 0 ? 'fill-mint' : 'fill-coral'
                }
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
