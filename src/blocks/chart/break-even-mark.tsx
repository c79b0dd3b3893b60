/** Where the rent reaches the price of the licence, in years, and how to say it. */
export interface BreakEven {
  years: number;
  label: string;
  detail: string;
}

/**
 * A ring on the crossing and a leader up to its two-line label, set on the side that has room.
 * @param share of the width at which it stands, 0 to 1: also the licence's share of the height
 */
export function BreakEvenMark({
  breakEven,
  x,
  y,
  share,
}: {
  breakEven: BreakEven;
  x: string;
  y: string;
  share: number;
}) {
  const top = share > 0.5 ? '4%' : '34%';
  const dx = share > 0.5 ? -10 : 10;
  return (
    <>
      <line x1={x} x2={x} y1={top} y2={y} strokeDasharray="2 4" className="stroke-quiet" />
      <circle cx={x} cy={y} r="5" strokeWidth="2" className="fill-ink stroke-strong" />
      <g textAnchor={share > 0.5 ? 'end' : 'start'}>
        <text x={x} y={top} dx={dx} dy="10" fontWeight="600" className="fill-strong">
          {breakEven.label}
        </text>
        <text x={x} y={top} dx={dx} dy="28" className="fill-quiet">
          {breakEven.detail}
        </text>
      </g>
    </>
  );
}
