/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Cosine and sine of 30°, the axes' angle to the horizontal. */
const cos = Math.sqrt(3) / 2;
const sin = 0.5;

/**
 * The point `(u, v, z)` of a solid whose back corner is the drawing's origin:
 * u runs down to the right, v down to the left, z up. Rounded to a tenth, to keep the markup short.
 */
export function isometricPoint(u: number, v: number, z: number): Point {
  return [round((u - v) * cos), round((u + v) * sin - z)];
}

/**
 * The three visible faces of a box as SVG path data.
 * @param at u, v and z of its top back corner
 * @param size along u, v and downwards
 */
export function isometricBox(
  [u, v, z]: readonly [number, number, number],
  [width, depth, drop]: readonly [number, number, number],
): { top: string; left: string; right: string } {
  const point = (du: number, dv: number, dz: number): Point => isometricPoint(u + du, v + dv, z - dz);
  const right = point(width, 0, 0);
  const front = point(width, depth, 0);
  const left = point(0, depth, 0);
  return {
    top: path([point(0, 0, 0), right, front, left]),
    left: path([left, front, point(width, depth, drop), point(0, depth, drop)]),
    right: path([front, right, point(width, 0, drop), point(width, depth, drop)]),
  };
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
