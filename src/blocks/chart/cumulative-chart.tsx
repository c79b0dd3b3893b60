import type { ReactNode } from 'react';
import { locale } from '#generated/locale.ts';
import type { CumulativeDrawing } from '#generated/types.ts';
import { BreakEvenMark, percent } from '../../ui/plot.tsx';
import { formatEuros } from '../../ui/format-numbers.ts';
import { drawSpending } from './cumulative-drawing.ts';

interface Props {
  drawing: CumulativeDrawing;
  /** The amount at the upper edge. */
  topEur: number;
}

/** Both drawings of a chart stand one on the other: what all offers share, and what belongs to one. */
const plot = { 'aria-hidden': true, fontSize: 14, textAnchor: 'end' } as const;
const size = 'h-52 w-full overflow-visible';

/** Keeps a text readable where a line crosses it. */
const halo = { strokeWidth: 5, className: 'stroke-ink [paint-order:stroke] print:stroke-ink' };

/**
 * The rent, which accrues, over an axis of years, and the savings at their end. Positions are percentages of the plot and texts keep
 * their size in pixels, so that one drawing is readable from 320 px to the full measure. Labels and marks distinguish the costs, not
 * colour alone. The sentence of the chart has the same in words.
 */
export function RentChart({ drawing, topEur }: Props) {
  const { rentName, rentYearlyEur, ownOnceEur, years, savings, excluded } = drawing;
  const { places, rentY, words } = drawSpending(drawing, topEur);
  const isSaving = ownOnceEur <= rentYearlyEur * years;
  return (
    <svg {...plot} data-shared="" className={`order-1 my-6 ${size}`}>
      <Stretched>
        {isSaving && <path data-at="gain" {...places.gain} fillOpacity="0.08" className="fill-mint" />}
        <path d="M0 100h100" className="stroke-line-strong" />
        <path d={`M0 100L100 ${rentY}`} strokeWidth="2.5" className="stroke-coral" />
      </Stretched>
      {/* A dot at the end of each year. */}
      <g className="fill-coral">
        {Array.from({ length: years }, (_, year) => (year + 1) / years).map((share) => (
          <circle key={share} cx={percent(share * 100)} cy={percent(100 - (100 - rentY) * share)} r="4.5" />
        ))}
      </g>
      {isSaving && (
        <line data-at="saving" x1="100%" x2="100%" {...places.saving} strokeWidth="1.5" className="stroke-mint" />
      )}
      <g {...halo}>
        <text x="100%" y={percent(rentY)} dy="-16" fontWeight="600" className="fill-coral">
          {rentName} · <tspan data-word="total">{words.total}</tspan>
        </text>
        {isSaving && (
          <>
            <text
              data-at="saved"
              data-word="saved"
              x="100%"
              {...places.saved}
              dx="-14"
              className="fill-mint font-mono text-lead"
            >
              {savings.text ?? savings.value}
            </text>
            <text data-at="saved" x="100%" {...places.saved} dx="-14" dy="23" className="fill-body">
              {savings.label}
            </text>
          </>
        )}
        {excluded !== undefined && (
          <text data-at="own" x="100%" {...places.own} dx="-14" dy="-23" className="fill-quiet">
            {excluded}
          </text>
        )}
      </g>
      <YearAxis years={years} />
    </svg>
  );
}

/**
 * The price of one offer, level over all years, with the flag where the rent reaches it.
 * A hatched band above the price stands for what it excludes: of no amount, so of no scale.
 */
export function OwnChart({ drawing, topEur }: Props) {
  const { ownName, ownOnceEur, rentYearlyEur, years, breakEvenLabel, excluded } = drawing;
  const { places, words } = drawSpending(drawing, topEur);
  const share = ownOnceEur / (rentYearlyEur * years);
  const hasBreakEven = share <= 1;
  return (
    <svg {...plot} className={`absolute bottom-6 left-0 ${size}`}>
      <Stretched>
        {excluded !== undefined && (
          <path data-at="band" {...places.band} strokeWidth="14" strokeDasharray="2 6" className="stroke-line-strong" />
        )}
        <path data-at="level" {...places.level} strokeWidth="3" className="stroke-strong" />
      </Stretched>
      {hasBreakEven && (
        <BreakEvenMark
          at={{ x: share * 100, y: 100 - (ownOnceEur / topEur) * 100, top: 0, isLeft: share > 0.5 }}
          label={breakEvenLabel}
          detail={words.month}
          halo={halo.className}
        />
      )}
      <g {...halo}>
        <text
          data-at="own"
          x="100%"
          {...places.own}
          dx="-14"
          dy={excluded === undefined ? -12 : -50}
          fontWeight="600"
          className="fill-strong"
        >
          {ownName} · {ownPrice(drawing)}
        </text>
      </g>
    </svg>
  );
}

/** The price of an offer with its mention of tax: `3 870 € HT`. */
export function ownPrice({ ownOnceEur, ownTax }: CumulativeDrawing): string {
  return [formatEuros(ownOnceEur), ownTax].filter(Boolean).join('\u00A0');
}

/** Lines that take the shape of the plot, and keep their width. */
function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
      className="fill-none *:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  );
}

/** Every second year: the first set from the left edge, the last to the right edge with its unit when there is room. */
function YearAxis({ years }: { years: number }) {
  const marks = Array.from({ length: Math.floor(years / 2) + 1 }, (_, index) => index * 2);
  return (
    <svg y="100%" overflow="visible">
      <g textAnchor="middle" className="fill-quiet font-mono">
        {marks.map((year) => (
          <text
            key={year}
            x={percent((year / years) * 100)}
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
