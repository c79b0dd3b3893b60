import { locale } from '#generated/locale.ts';
import type { CalculatorChart } from '#generated/types.ts';
import type { RoiResult } from '../../roi/calculate.ts';
import { chartGeometry, cumulativeYears, horizonYears } from '../../roi/cumulative.ts';
import { formatAmount, formatMonths } from '../../ui/format-result.ts';

/** Keeps a label readable where a line crosses it. */
const halo = 'stroke-ink [paint-order:stroke] print:stroke-ink';

/** From this length on a label is set smaller: on the narrowest screens it would be cut. */
const longLabel = 34;

/**
 * Savings against the cost they have to pay, over three years. Positions are percentages of the plot and texts keep their
 * size in pixels, so that one drawing is readable at any width. Told apart by dashes, marks and labels, not by colour alone.
 */
export function CumulativeChart({
  texts,
  result,
  className,
}: {
  texts: CalculatorChart;
  result: RoiResult;
  className: string;
}) {
  const { zeroY, costY, savingsY, breakEvenX, areEndsClose } = chartGeometry(result);
  const years = cumulativeYears(result);
  const cost = `${texts.cost} · ${formatAmount(result.implementationCost)}`;
  const savings = `${texts.savings} · ${formatAmount(years.at(-1)?.savingsEur ?? 0)}`;
  const at = (year: number) => `${Math.round((year / horizonYears) * 10_000) / 100}%`;
  const isFalling = savingsY > zeroY;
  const label = { x: '100%', textAnchor: 'end', strokeWidth: 5 } as const;
  return (
    <svg role="img" aria-label={`${savings}. ${cost}. ${breakEvenText(texts, result)}`} className={className}>
      <svg x="1%" y="11%" width="98%" height="75%" overflow="visible" fontSize="14">
        {years.map(({ year }) => (
          <g key={year}>
            <line x1={at(year)} x2={at(year)} y1="0" y2="100%" className="stroke-line" />
            <text
              x={at(year)}
              y="100%"
              dy="26"
              textAnchor={year === 0 ? 'start' : year === horizonYears ? 'end' : 'middle'}
              className="fill-quiet font-mono"
            >
              {year === 0 ? texts.start : year === 1 ? `1 ${locale.words.year}` : `${year} ${locale.words.years}`}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={`${zeroY}%`} y2={`${zeroY}%`} className="stroke-line-strong" />
        <line
          x1="0"
          x2="100%"
          y1={`${costY}%`}
          y2={`${costY}%`}
          strokeWidth="2.5"
          strokeDasharray="8 5"
          className="stroke-coral"
        />
        <line x1="0" x2="100%" y1={`${zeroY}%`} y2={`${savingsY}%`} strokeWidth="2.5" className="stroke-mint" />
        {years.slice(1).map(({ year }) => (
          <circle
            key={year}
            cx={at(year)}
            cy={`${zeroY + ((savingsY - zeroY) * year) / horizonYears}%`}
            r="4"
            strokeWidth="2"
            className="fill-ink stroke-mint"
          />
        ))}
        {breakEvenX !== undefined && <BreakEven texts={texts} result={result} x={breakEvenX} y={costY} />}
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
            className={`fill-mint ${halo}`}
          >
            {savings}
          </text>
        </g>
      </svg>
    </svg>
  );
}

/**
 * A ring on the crossing, and a leader to its label where no line passes: up and away from the rising line, or down when
 * the crossing is near the top.
 */
function BreakEven({ texts, result, x, y }: { texts: CalculatorChart; result: RoiResult; x: number; y: number }) {
  const top = x < 66 ? 6 : 74;
  const isLeft = x > 38;
  const text = { x: `${x}%`, dx: isLeft ? -10 : 10, strokeWidth: 5 };
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y1={`${top}%`} y2={`${y}%`} strokeDasharray="2 4" className="stroke-quiet" />
      <circle cx={`${x}%`} cy={`${y}%`} r="6" strokeWidth="2" className="fill-ink stroke-strong" />
      <g textAnchor={isLeft ? 'end' : 'start'}>
        <text {...text} y={`${top}%`} dy="10" fontWeight="600" className={`fill-strong ${halo}`}>
          {texts.breakEven}
        </text>
        <text {...text} y={`${top}%`} dy="28" className={`fill-quiet ${halo}`}>
          {formatMonths(result.breakEvenMonths)}
        </text>
      </g>
    </>
  );
}

/** When savings have paid the cost, or that they never do, as a sentence. */
export function breakEvenText(texts: CalculatorChart, { breakEvenMonths, ...result }: RoiResult): string {
  if (breakEvenMonths === null) return texts.never;
  const isLater = chartGeometry(result).breakEvenX === undefined;
  return `${isLater ? texts.later : `${texts.breakEven}\u00A0:`} ${formatMonths(breakEvenMonths)}.`;
}
