/** The levels of the headings of a page, in its order. */
export function headingLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/gu)].map(([, level]) => Number(level));
}

/** One h1, first, and no level left out on the way down. */
export function isOrdered(levels: readonly number[]): boolean {
  return (
    levels[0] === 1 &&
    levels.every((level, place) => place === 0 || (level > 1 && level <= (levels[place - 1] ?? 0) + 1))
  );
}
