/**
 * The value below which the share `q` of the samples lies, interpolated between the two nearest; NaN without samples.
 * @param q between 0 and 1: 0.5 for the median
 */
export function quantile(samples: readonly number[], q: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * q;
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(position), Math.floor(position) + 2);
  return below + (above - below) * (position - Math.floor(position));
}

/** The middle of the samples. */
export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
