/** A place in a plot, in percent from its left and top edges. */
type Place = readonly [x: number, y: number];

/** A share as an attribute, to a hundredth: `0`, `33.33%`. More digits are invisible, and do not compress. */
export function percent(share: number): string {
  return share === 0 ? '0' : `${Math.round(share * 100) / 100}%`;
}

/** The ends of a line of a plot that is as wide and high as it likes: `<line {...plotLine([0, 50], [100, 50])} />`. */
export function plotLine([x1, y1]: Place, [x2, y2]: Place): Readonly<Record<'x1' | 'x2' | 'y1' | 'y2', string>> {
  return { x1: percent(x1), x2: percent(x2), y1: percent(y1), y2: percent(y2) };
}

interface Props {
  at: { x: number; y: number; top: number; isLeft: boolean };
  label: string;
  detail: string;
  halo?: string;
}

/**
 * A ring where two lines of a plot cross, and a leader to a label of two lines.
 * @param x, y of the crossing, `top` of the label, in percent of the plot
 * @param isLeft whether the label stands at the left of its leader
 * @param halo classes that keep the label readable where a line crosses it
 */
export function BreakEvenMark({ at: { x, y, top, isLeft }, label, detail, halo }: Props) {
  const text = { x: percent(x), y: percent(top), dx: isLeft ? -10 : 10 };
  return (
    <>
      <line data-at="leader" {...plotLine([x, top], [x, y])} strokeDasharray="2 4" className="stroke-quiet" />
      <circle data-at="ring" cx={percent(x)} cy={percent(y)} r="5" strokeWidth="2" className="fill-ink stroke-strong" />
      <g textAnchor={isLeft ? 'end' : 'start'} strokeWidth={halo && 5} className={halo}>
        <text data-at="flag" {...text} dy="10" fontWeight="600" className="fill-strong">
          {label}
        </text>
        <text data-at="flag" data-word="month" {...text} dy="28" className="fill-quiet">
          {detail}
        </text>
      </g>
    </>
  );
}
