import { locale } from '#generated/locale.ts';
import type { CumulativeDrawing } from '#generated/types.ts';
import { ordinalOf } from '../../shared/dates.ts';
import { formatEuros } from '../../ui/format-euros.ts';
import { BreakEvenMark, type BreakEven } from './break-even-mark.tsx';
import { breakEvenMonth, type YearlyCost } from './cumulative-cost.ts';

/**
 * Two cumulative costs over the years. Positions are percentages of the plot and texts keep their size in pixels,
 * so that one drawing is readable from 320 px to the full measure. Told apart by labels and marks, not by colour alone.
 */
export function CumulativeChart({ drawing, costs }: { drawing: CumulativeDrawing; costs: readonly YearlyCost[] }) {
  const { rentName, ownName, ownTax, savings } = drawing;
  const breakEven = breakEvenOf(drawing);
  const last = costs.at(-1);
  if (last === undefined) return null;
  const topEur = Math.max(last.rentEur, last.ownEur);
  const x = (year: number): string => `${round((year / last.year) * 100)}%`;
  const y = (eur: number): string => `${round(100 - (eur / topEur) * 100)}%`;
  const rentLabel = `${rentName} · ${formatEuros(last.rentEur)}`;
  const ownLabel = `${ownName} · ${formatEuros(last.ownEur)}${ownTax === undefined ? '' : `\u00A0${ownTax}`}`;
  const saved = savings.text ?? savings.value;
  const crossing = breakEven === undefined ? '' : ` ${breakEven.label} ${breakEven.detail}.`;
  return (
    <svg
      role="img"
      aria-label={`${rentLabel}. ${ownLabel}.${crossing} ${savings.label}\u00A0: ${saved}.`}
      className="h-88 w-full overflow-visible lg:h-112"
    >
      <svg y="9%" width="100%" height="82%" overflow="visible" fontSize="14">
        {[1, 2, 3].map((third) => (
          <Grid key={third} eur={(topEur * third) / 3} y={y} isLabelled={third < 3} />
        ))}
        {breakEven !== undefined && (
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={gapPath(last)} fillOpacity="0.08" className="fill-mint" />
          </svg>
        )}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
        <line x1="0" x2="100%" y1={y(last.ownEur)} y2={y(last.ownEur)} strokeWidth="3" className="stroke-strong" />
        <line x1="0" x2="100%" y1="100%" y2={y(last.rentEur)} strokeWidth="2.5" className="stroke-coral" />
        <g strokeWidth="2" className="fill-ink stroke-coral">
          {costs.slice(1).map(({ year, rentEur }) => (
            <circle key={year} cx={x(year)} cy={y(rentEur)} r="4" />
          ))}
        </g>
        {breakEven !== undefined && (
          <>
            <BreakEvenMark
              breakEven={breakEven}
              x={x(breakEven.years)}
              y={y(last.ownEur)}
              share={breakEven.years / last.year}
            />
            <Saving from={y(last.rentEur)} to={y(last.ownEur)} savings={saved} label={savings.label} />
          </>
        )}
        <g fontSize="15" fontWeight="600" textAnchor="end">
          <text x="100%" y={y(last.rentEur)} dy="-16" className="fill-coral">
            {rentLabel}
          </text>
          <text x="100%" y={y(last.ownEur)} dx="-14" dy="-12" className="fill-strong">
            {ownLabel}
          </text>
        </g>
        <YearAxis years={last.year} x={x} />
      </svg>
    </svg>
  );
}

/** Where the rent reaches the price, « dès le 3e mois »; undefined when it never does within these years. */
function breakEvenOf({ rentYearlyEur, ownOnceEur, years, breakEvenLabel }: CumulativeDrawing): BreakEven | undefined {
  const reached = ownOnceEur / rentYearlyEur;
  const month = breakEvenMonth(rentYearlyEur, ownOnceEur);
  const detail = locale.words.fromMonth.replace('…', `${month}${ordinalOf(month, locale)}`);
  return reached > years ? undefined : { years: reached, label: breakEvenLabel, detail };
}

/** The area between both costs, from their crossing to the last year, in hundredths of the plot. */
function gapPath({ rentEur, ownEur }: YearlyCost): string {
  const own = round((ownEur / rentEur) * 100);
  return `M${own} ${100 - own}L100 0V${100 - own}Z`;
}

/** Amounts stand at the right, out of the way of the rising line; small screens keep the lines only. */
function Grid({ eur, y, isLabelled }: { eur: number; y: (eur: number) => string; isLabelled: boolean }) {
  return (
    <>
      <line x1="0" x2="100%" y1={y(eur)} y2={y(eur)} className="stroke-line" />
      {isLabelled && (
        <text x="100%" y={y(eur)} dx="-14" dy="-7" textAnchor="end" className="fill-quiet font-mono max-sm:hidden">
          {formatEuros(eur)}
        </text>
      )}
    </>
  );
}

/** A dimension line at the right edge between both costs, with the saving beside it: lower on small screens, where the rising line comes near. */
function Saving({ from, to, savings, label }: { from: string; to: string; savings: string; label: string }) {
  return (
    <>
      <line x1="100%" x2="100%" y1={from} y2={to} strokeWidth="1.5" className="stroke-mint" />
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
function YearAxis({ years, x }: { years: number; x: (year: number) => string }) {
  const marks = Array.from({ length: Math.floor(years / 2) + 1 }, (_, index) => index * 2);
  return (
    <g className="fill-quiet font-mono">
      {marks.map((year) => (
        <text
          key={year}
          x={x(year)}
          y="100%"
          dy="24"
          textAnchor={year === 0 ? 'start' : year === years ? 'end' : 'middle'}
        >
          {year}
          {year === years && <tspan className="max-sm:hidden"> {locale.words.years}</tspan>}
        </text>
      ))}
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
