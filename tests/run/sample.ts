/** How many times the sample of `npm test` a run of the laws draws: `npm run test:laws` says it. */
const times = Number(process.env['LAWS'] ?? 0);

/** True in the nightly run: browser tests go through all variants; `npm test` takes the hardest. */
export const isNightly = times > 0;

/**
 * The options of a law that is slow: `npm test` draws few values, always the same; the nightly `npm run test:laws` thirty times as many, at random. A
 * failure prints the seed. Its file runs in both.
 */
export function sample(numRuns: number, seed = 1): { numRuns: number; seed?: number } {
  return isNightly ? { numRuns: numRuns * times } : { numRuns, seed };
}

/** Seeds at random, or those of an earlier run: `SEEDS=17,42 npx vitest run --project=laws tests/edited/honest-edits.laws.ts`. */
export function someSeeds(count: number): number[] {
  const given = process.env['SEEDS']?.split(',').map(Number);
  return given ?? Array.from({ length: count }, () => Math.floor(Math.random() * 2 ** 31));
}
