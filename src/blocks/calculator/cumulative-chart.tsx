import { locale } from '#generated/locale.ts';
import type { CalculatorChart } from '#generated/types.ts';
import type { RoiResult } from '../../roi/calculate.ts';
import { chartGeometry, cumulativeYears, horizonYears } from '../../roi/cumulative.ts';
import { BreakEvenMark, percent, plotLine } from '../../ui/plot.tsx';
import { formatAmount, formatMonths } from '../../ui/format-numbers.ts';
import { DisclosureTable } from './disclosure-table.tsx';
import { useInstrument, type ResultProps } from './instrument.ts';

/** Keeps a label readable where a line crosses it. */
const halo = 'stroke-ink [paint-order:stroke] print:stroke-ink';

/** The colours of the savings: a gain, or a loss. */
const tones = {
  gain: { line: 'stroke-mint', text: 'fill-mint' },
  loss: { line: 'stroke-coral', text: 'fill-coral' },
};

/** From this length on a label is set smaller: on the narrowest screens it would be cut. */
const longLabel = 34;

interface Props {
  texts: CalculatorChart;
  result: RoiResult;
  className: string;
}

/**
 * Savings against the cost they have to pay, over three years. Positions are percentages of the plot and texts keep their
 * size in pixels, so that one drawing is readable at any width. Dashes, marks and labels distinguish them, not colour alone.
 */
export function CumulativeChart({ texts, result, className }: Props) {
  const { zeroY, costY, savingsY, breakEvenX, areEndsClose } = chartGeometry(result);
  const years = cumulativeYears(result);
  const cost = `${texts.cost} · ${formatAmount(result.implementationCost)}`;
  const savings = `${texts.savings} · ${formatAmount(years.at(-1)?.savingsEur ?? 0)}`;
  const at = (year: number) => Math.round((year / horizonYears) * 10_000) / 100;
  const isFalling = savingsY > zeroY;
  const tone = isFalling ? tones.loss : tones.gain;
  const label = { x: '100%', textAnchor: 'end', strokeWidth: 5 } as const;
  return (
    <svg role="img" aria-label={`${savings}. ${cost}. ${breakEvenText(texts, result)}`} className={className}>
      <svg x="1%" y="11%" width="98%" height="75%" overflow="visible" fontSize="14">
        {years.map(({ year }) => (
          <g key={year}>
            <line {...plotLine([at(year), 0], [at(year), 100])} className="stroke-line" />
            <text
              x={percent(at(year))}
              y="100%"
              dy="26"
              textAnchor={year === 0 ? 'start' : year === horizonYears ? 'end' : 'middle'}
              className="fill-quiet font-mono"
            >
              {year === 0 ? texts.start : year === 1 ? `1 ${locale.words.year}` : `${year} ${locale.words.years}`}
            </text>
          </g>
        ))}
        <line {...plotLine([0, zeroY], [100, zeroY])} className="stroke-line-strong" />
        <line
          {...plotLine([0, costY], [100, costY])}
          strokeWidth="2.5"
          strokeDasharray="8 5"
          className="stroke-coral"
        />
        <line {...plotLine([0, zeroY], [100, savingsY])} strokeWidth="2.5" className={tone.line} />
        {years.slice(1).map(({ year }) => (
          <circle
            key={year}
            cx={percent(at(year))}
            cy={`${zeroY + ((savingsY - zeroY) * year) / horizonYears}%`}
            r="4"
            strokeWidth="2"
            className={`fill-ink ${tone.line}`}
          />
        ))}
        {breakEvenX !== undefined && (
          // Up and away from the rising line, or down when the crossing is near the top: where no line passes.
          <BreakEvenMark
            at={{ x: breakEvenX, y: costY, top: breakEvenX < 66 ? 6 : 74, isLeft: breakEvenX > 38 }}
            label={texts.breakEven}
            detail={formatMonths(result.breakEvenMonths)}
            halo={halo}
          />
        )}
        <g fontWeight="600">
          <text
            {...label}
            {...(areEndsClose && { x: '0', textAnchor: 'start' })}
            y={`${costY}%`}
            dy="-9"
            className={`fill-coral ${halo}`}
          >
            {cost}
          </text>
          <text
            {...label}
            {...(savings.length > longLabel && { fontSize: '12' })}
            y={`${isFalling ? zeroY : savingsY}%`}
            dy={isFalling || (areEndsClose && savingsY > costY) ? 22 : -12}
            className={`${tone.text} ${halo}`}
          >
            {savings}
          </text>
        </g>
      </svg>
    </svg>
  );
}

/** A sentence on the month in which savings have paid the cost, or on their failure to do so. */
export function breakEvenText(texts: CalculatorChart, { breakEvenMonths, ...result }: RoiResult): string {
  if (breakEvenMonths === null) return texts.never;
  const isLater = chartGeometry(result).breakEvenX === undefined;
  return `${isLater ? texts.later : `${texts.breakEven}\u00A0:`} ${formatMonths(breakEvenMonths)}.`;
}

/** The chart of three years, its break-even as a sentence, and its figures as a table behind a disclosure. */
export function ThreeYears({ calculation: { result } }: ResultProps) {
  const { chart: texts } = useInstrument().texts;
  return (
    <figure data-panel="chart" className="min-w-0 panel-in lg:col-span-7">
      <figcaption>
        <h3 className="text-h3">{texts.heading}</h3>
        <p className="mt-2 max-w-prose text-small text-quiet">{texts.text}</p>
        <p className="mt-3 border-l-2 border-line-strong pl-3 text-small text-strong">{breakEvenText(texts, result)}</p>
      </figcaption>
      <CumulativeChart texts={texts} result={result} className="mt-4 mb-2 h-80 w-full overflow-visible" />
      <DisclosureTable
        summary={texts.table}
        columns={[texts.year, texts.cost, texts.savings, texts.balance]}
        rows={cumulativeYears(result).map(({ year, costEur, savingsEur, balanceEur }) => ({
          cells: [year === 0 ? texts.start : String(year), ...[costEur, savingsEur, balanceEur].map(formatAmount)],
        }))}
        areAmounts
      />
    </figure>
  );
}
