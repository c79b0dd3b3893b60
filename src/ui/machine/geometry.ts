/** In units of the drawing. */
export type Point = readonly [x: number, y: number];

/** From one plate to the next of a stack; below a large first plate, where names stand beside each (`machine-rows-large`). */
export const [gap, largeGap] = [76, 86];
/** From the upper edge to the first plate's right corner, and from the last plate's right corner to the lower edge. */
export const [head, foot] = [107, 100];
/** Half the width of a plate, and its depth on the screen. */
export const [halfWidth, depth] = [147, 170];
/** The back corner of the first plate. */
export const origin: Point = [168, 22];

/** The back corners of the plates of a stack. @param scale of the first plate @param apart from one plate to the next */
export function cornersOf(count: number, scale = 1, apart = scale > 1 ? largeGap : gap): Point[] {
  const extra = Math.round(depth * (scale - 1));
  return Array.from({ length: count }, (_, index) => [origin[0], origin[1] + index * apart + (index > 0 ? extra : 0)]);
}

/**
 * The grounds of blocks along the two front edges of a plate, the part that the plate above leaves visible, from left to right,
 * from the plate's back corner.
 */
export function groundsOf(count: number, scale = 1): Point[] {
  const extra = scale - 1;
  const reach = count === 1 ? 0 : count === 2 ? 62 : Math.min(83 + (count - 3) * 6, 100) + halfWidth * extra;
  return Array.from({ length: count }, (_, place) => {
    const x = count === 1 ? 0 : Math.round(-reach + (place * 2 * reach) / (count - 1));
    return [x, Math.round(112 + depth * extra - Math.abs(x) / 2)];
  });
}

/** Where lines meet a block: the middle of its upper face. */
export function topOf([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy - 3];
}

/** A line that leaves and arrives horizontally. */
export function wire([x, y]: Point, [toX, toY]: Point): string {
  const middle = Math.round((x + toX) / 2);
  return `M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
}

/** A line round the left side of what it joins; below it, where both stand on one plate. */
export function cable([x, y]: Point, [toX, toY]: Point): string {
  if (Math.abs(toY - y) < gap / 1.5) return `M${x} ${y}Q${(x + toX) / 2} ${Math.max(y, toY) + 60} ${toX} ${toY}`;
  const side = Math.max(8, Math.min(x, toX) - 70);
  return `M${x} ${y}C${side} ${y} ${side} ${toY} ${toX} ${toY}`;
}
