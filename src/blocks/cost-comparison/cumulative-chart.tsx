import { formatEuros } from '../../ui/format-euros.ts';
import type { YearlyCost } from './cumulative-cost.ts';

/**
 * Two cumulative costs over the years. Positions are percentages of the plot and texts keep their size in pixels,
 * so that one drawing is readable from 320 px to the full measure. Told apart by labels and marks, not by colour alone.
 */
export function CumulativeChart({
  costs,
  cloudName,
  ownName,
  savings,
  savingsLabel,
  breakEven,
}: {
  costs: readonly YearlyCost[];
  cloudName: string;
  ownName: string;
  savings: string;
  savingsLabel: string;
  breakEven: { years: number; label: string; detail: string };
}) {
  const last = costs.at(-1);
  if (last === undefined) return null;
  const x = (year: number): string => `${round((year / last.year) * 100)}%`;
  const y = (eur: number): string => `${round(100 - (eur / last.cloudEur) * 100)}%`;
  const cloudLabel = `${cloudName} · ${formatEuros(last.cloudEur)}`;
  const ownLabel = `${ownName} · ${formatEuros(last.ownEur)}`;
  return (
    <svg
      role="img"
      aria-label={`${cloudLabel}. ${ownLabel}. ${breakEven.label} ${breakEven.detail}. ${savingsLabel} : ${savings}.`}
      className="mt-8 h-88 w-full overflow-visible lg:h-112"
    >
      <svg y="9%" width="100%" height="82%" overflow="visible" fontSize="14">
        {[1, 2, 3].map((third) => (
          <line key={third} x1="0" x2="100%" y1={y((last.cloudEur * third) / 3)} y2={y((last.cloudEur * third) / 3)} className="stroke-line" />
        ))}
        {[1, 2].map((third) => (
          <text key={third} x="100%" y={y((last.cloudEur * third) / 3)} dx="-14" dy="-7" textAnchor="end" className="fill-quiet font-mono">
            {formatEuros((last.cloudEur * third) / 3)}
          </text>
        ))}
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={gapPath(last)} className="fill-mint/8" />
        </svg>
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
        <line x1="0" x2="100%" y1={y(last.ownEur)} y2={y(last.ownEur)} strokeWidth="3" className="stroke-strong" />
        <line x1="0" x2="100%" y1="100%" y2="0%" strokeWidth="2.5" className="stroke-coral" />
        {costs.slice(1).map(({ year, cloudEur }) => (
          <circle key={year} cx={x(year)} cy={y(cloudEur)} r="4" strokeWidth="2" className="fill-ink stroke-coral" />
        ))}
        <BreakEven x={x(breakEven.years)} y={y(last.ownEur)} label={breakEven.label} detail={breakEven.detail} />
        <Saving from={y(last.ownEur)} savings={savings} label={savingsLabel} />
        <text x="100%" y="0" dy="-16" textAnchor="end" fontSize="15" fontWeight="600" className="fill-coral">
          {cloudLabel}
        </text>
        <text x="100%" y={y(last.ownEur)} dx="-14" dy="-12" textAnchor="end" fontSize="15" fontWeight="600" className="fill-strong">
          {ownLabel}
        </text>
        <YearAxis years={last.year} x={x} />
      </svg>
    </svg>
  );
}

/** The area between both costs, from their crossing to the last year, in hundredths of the plot. */
function gapPath({ cloudEur, ownEur }: YearlyCost): string {
  const own = round((ownEur / cloudEur) * 100);
  return `M${own} ${100 - own}L100 0V${100 - own}Z`;
}

function BreakEven({ x, y, label, detail }: { x: string; y: string; label: string; detail: string }) {
  return (
    <>
      <line x1={x} x2={x} y1="34%" y2={y} strokeDasharray="2 4" className="stroke-quiet" />
      <circle cx={x} cy={y} r="5" strokeWidth="2" className="fill-ink stroke-strong" />
      <text x={x} y="34%" dx="10" dy="10" fontWeight="600" className="fill-strong">
        {label}
      </text>
      <text x={x} y="34%" dx="10" dy="28" className="fill-quiet">
        {detail}
      </text>
    </>
  );
}

/** A dimension line at the right edge, from the lower cost to the higher one, with the saving beside it. */
function Saving({ from, savings, label }: { from: string; savings: string; label: string }) {
  return (
    <>
      <line x1="100%" x2="100%" y1="0" y2={from} strokeWidth="1.5" className="stroke-mint" />
      <text x="100%" y="44%" dx="-14" dy="4" textAnchor="end" className="fill-mint font-mono text-lead sm:text-figure">
        {savings}
      </text>
      <text x="100%" y="44%" dx="-14" dy="27" textAnchor="end" className="fill-body">
        {label}
      </text>
    </>
  );
}

/** Every second year: the first set from the left edge, the last to the right edge with its unit. */
function YearAxis({ years, x }: { years: number; x: (year: number) => string }) {
  const marks = Array.from({ length: Math.floor(years / 2) + 1 }, (_, index) => index * 2);
  return marks.map((year) => (
    <text
      key={year}
      x={x(year)}
      y="100%"
      dy="24"
      textAnchor={year === 0 ? 'start' : year === years ? 'end' : 'middle'}
      className="fill-quiet font-mono"
    >
      {year === years ? `${year} ans` : year}
    </text>
  ));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
