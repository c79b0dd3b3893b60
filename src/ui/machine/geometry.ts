import type { Part } from '#generated/types.ts';

/** In units of the drawing. */
export type Point = readonly [x: number, y: number];

/** From one plate to the next. */
export const gap = 76;
/** From the upper edge to the first plate's right corner, and from the last plate's right corner to the lower edge. */
export const [head, foot] = [107, 103];
/** The back corner of the first plate. */
const origin: Point = [168, 22];
/** How far a plate is pulled out, along its left edge. */
const drawer: Point = [-78, 45];

/** One layer in the drawing: the back corner of its plate, and from there the ground of each of its blocks. */
export interface DrawnLayer {
  at: Point;
  isPulled: boolean;
  blocks: readonly { name: string; ground: Point }[];
}

/** The layers with their blocks, from the top. The layer that holds `subject` is pulled out. */
export function drawnLayers(layers: readonly Part[], subject?: string): DrawnLayer[] {
  return layers.map(({ items = [] }, index) => {
    const isPulled = subject !== undefined && items.includes(subject);
    const [dx, dy] = isPulled ? drawer : [0, 0];
    const at: Point = [origin[0] + dx, origin[1] + index * gap + dy];
    const blocks = items.map((name, place) => ({ name, ground: groundOf(place, items.length) }));
    // Those nearer to the eye are drawn last.
    return { at, isPulled, blocks: blocks.toSorted((one, other) => one.ground[1] - other.ground[1]) };
  });
}

/** The places of blocks along the two front edges of a plate, the part that the plate above leaves visible, from left to right. */
function groundOf(place: number, count: number): Point {
  const reach = count === 1 ? 0 : count === 2 ? 62 : Math.min(83 + (count - 3) * 6, 100);
  const x = count === 1 ? 0 : Math.round(-reach + (place * 2 * reach) / (count - 1));
  return [x, Math.round(112 - Math.abs(x) / 2)];
}

/** Where lines meet a block: the middle of its upper face. */
export function topOf([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy - 3];
}

export function wire([x, y]: Point, [toX, toY]: Point): string {
  const middle = Math.round((y + toY) / 2);
  return `M${x} ${y}C${x} ${middle} ${toX} ${middle} ${toX} ${toY}`;
}

/** A line round the left side of what it joins; below it, where both stand on one plate. */
export function cable([x, y]: Point, [toX, toY]: Point): string {
  if (Math.abs(toY - y) < gap / 1.5) return `M${x} ${y}Q${(x + toX) / 2} ${Math.max(y, toY) + 60} ${toX} ${toY}`;
  const side = Math.min(x, toX) - 70;
  return `M${x} ${y}C${side} ${y} ${side} ${toY} ${toX} ${toY}`;
}
