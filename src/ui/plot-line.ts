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
