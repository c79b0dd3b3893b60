import { locale, punctuation } from '#generated/locale.ts';
import type { CumulativeDrawing } from '#generated/types.ts';
import { ordinalOf } from '../../shared/dates.ts';
import { breakEvenMonth } from '../../roi/cumulative.ts';
import { BreakEvenMark, percent, plotLine } from '../../ui/plot.tsx';
import { formatEuros } from '../../ui/format-numbers.ts';

/**
 * Two cumulative costs over the years: rent accrues, the licence is paid on day one. Positions are percentages of the plot and texts keep
 * their size in pixels, so that one drawing is readable from 320 px to the full measure. Labels and marks distinguish them, not colour alone.
 * A hatched band above the licence stands for what its price excludes: of no amount, so of no scale.
 */
export function CumulativeChart({ drawing }: { drawing: CumulativeDrawing }) {
  const { rentName, ownName, ownTax, ownOnceEur, rentYearlyEur, years, savings, breakEvenLabel, excluded } = drawing;
  const rentEur = rentYearlyEur * years;
  const topEur = Math.max(rentEur, ownOnceEur);
  const thirds = [1, 2, 3].map((third) => (topEur * third) / 3);
  const x = (year: number): number => round((year / years) * 100);
  const y = (eur: number): number => round(100 - (eur / topEur) * 100);
  const [ownY, rentY] = [y(ownOnceEur), y(rentEur)];
  /** Where the rent reaches the price, if it does within these years: also the share of the height at which the licence stands. */
  const share = ownOnceEur / rentEur;
  const hasBreakEven = share <= 1;
  const detail = monthInWords(breakEvenMonth({ annualSavings: rentYearlyEur, implementationCost: ownOnceEur }));
  const rentLabel = `${rentName} · ${formatEuros(rentEur)}`;
  const ownLabel = `${ownName} · ${formatEuros(ownOnceEur)}${ownTax === undefined ? '' : `\u00A0${ownTax}`}`;
  const saved = savings.text ?? savings.value;
  const crossing = hasBreakEven ? ` ${breakEvenLabel} ${detail}.` : '';
  return (
    <svg
      role="img"
      aria-label={`${rentLabel}. ${ownLabel}.${crossing} ${savings.label}${punctuation.colon}${saved}.`}
      className="h-88 w-full overflow-visible lg:h-112"
    >
      <svg y="9%" width="100%" height="82%" overflow="visible" fontSize="14">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
          className="fill-none *:[vector-effect:non-scaling-stroke]"
        >
          <path d={thirds.map((eur) => `M0 ${y(eur)}h100`).join('')} className="stroke-line" />
          {hasBreakEven && (
            <path d={`M${round(share * 100)} ${ownY}L100 0V${ownY}Z`} fillOpacity="0.08" className="fill-mint" />
          )}
          <path d="M0 100h100" className="stroke-line-strong" />
          {excluded !== undefined && (
            <path
              d={`M0 ${round(ownY - 2.4)}h100`}
              strokeWidth="14"
              strokeDasharray="2 6"
              className="stroke-line-strong"
            />
          )}
          <path d={`M0 ${ownY}h100`} strokeWidth="3" className="stroke-strong" />
          <path d={`M0 100L100 ${rentY}`} strokeWidth="2.5" className="stroke-coral" />
        </svg>
        {/* Amounts are at the right, out of the way of the rising line; small screens keep the lines only. */}
        <g textAnchor="end" className="fill-quiet font-mono max-sm:hidden">
          {thirds.slice(0, -1).map((eur) => (
            <text key={eur} x="100%" y={percent(y(eur))} dx="-14" dy="-7">
              {formatEuros(eur)}
            </text>
          ))}
        </g>
        {/* A dot at the end of each year: dashes of no length. The path counts slightly more than its years, or the last would fall behind its end. */}
        <line
          {...plotLine([x(1), y(rentYearlyEur)], [100, rentY])}
          pathLength={years - 0.99}
          strokeDasharray="0 1"
          strokeWidth="9"
          strokeLinecap="round"
          className="stroke-coral"
        />
        {hasBreakEven && (
          <>
            <BreakEvenMark
              at={{ x: round(share * 100), y: ownY, top: share > 0.5 ? 4 : 34, isLeft: share > 0.5 }}
              label={breakEvenLabel}
              detail={detail}
            />
            <Saving from={rentY} to={ownY} savings={saved} label={savings.label} />
          </>
        )}
        <g fontSize="15" fontWeight="600" textAnchor="end">
          <text x="100%" y={percent(rentY)} dy="-16" className="fill-coral">
            {rentLabel}
          </text>
          <text x="100%" y={percent(ownY)} dx="-14" dy={excluded === undefined ? -12 : -44} className="fill-strong">
            {ownLabel}
          </text>
          {excluded !== undefined && (
            <text x="100%" y={percent(ownY)} dx="-14" dy="-23" className="fill-quiet">
              {excluded}
            </text>
          )}
        </g>
        <YearAxis years={years} x={x} />
      </svg>
    </svg>
  );
}

/** « dès le 3e mois ». */
function monthInWords(month: number): string {
  return locale.words.fromMonth.replace('…', `${month}${ordinalOf(month, locale)}`);
}

/** A dimension line at the right edge between both costs, with the saving beside it: lower on small screens, where the rising line comes near. */
function Saving({ from, to, savings, label }: { from: number; to: number; savings: string; label: string }) {
  return (
    <>
      <line {...plotLine([100, from], [100, to])} strokeWidth="1.5" className="stroke-mint" />
      <g textAnchor="end" className="max-sm:[translate:0_2rem]">
        <text x="100%" y="44%" dx="-14" dy="4" className="fill-mint font-mono text-lead sm:text-figure">
          {savings}
        </text>
        <text x="100%" y="44%" dx="-14" dy="27" className="fill-body">
          {label}
        </text>
      </g>
    </>
  );
}

/** Every second year: the first set from the left edge, the last to the right edge with its unit when there is room. */
function YearAxis({ years, x }: { years: number; x: (year: number) => number }) {
  const marks = Array.from({ length: Math.floor(years / 2) + 1 }, (_, index) => index * 2);
  return (
    <svg y="100%" overflow="visible">
      <g textAnchor="middle" className="fill-quiet font-mono">
        {marks.map((year) => (
          <text
            key={year}
            x={percent(x(year))}
            y="24"
            textAnchor={year === 0 ? 'start' : year === years ? 'end' : undefined}
          >
            {year}
            {year === years && <tspan className="max-sm:hidden"> {locale.words.years}</tspan>}
          </text>
        ))}
      </g>
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
