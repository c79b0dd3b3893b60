/**
 * Keeps a figure finite: what overflows becomes the largest number of its sign. Also turns -0 into 0.
 * A visitor may type 1e308; a result of `Infinity` would mean nothing.
 */
export function saturate(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE) + 0;
}
