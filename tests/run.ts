import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDay } from './run/clock.ts';
import { addCounts, countOne, formatCounts } from './run/counts.ts';
import { listStages } from './run/stages.ts';
import type { Outcome } from './run/stages.ts';

/**
 * `npm test`: every check of the project. `node tests/run.ts e2e [Playwright's arguments]`: the browser tests and what
 * they need; `node tests/run.ts edited`: the edited copy of the spec; `node tests/run.ts examples`: the example sites. The last line is `N passed, M failed`; the exit code is 1 if anything failed.
 */
const root = join(import.meta.dirname, '..');
const [only, ...browserArguments] = process.argv.slice(2);
const chosen: Record<string, readonly string[]> = {
  e2e: ['codegen', 'build', 'examples', 'browser'],
  edited: ['codegen', 'edited'],
  examples: ['codegen', 'examples'],
};
if (only !== undefined && chosen[only] === undefined) {
  console.error(
    `Unknown argument: ${only}. Usage: node tests/run.ts [edited | examples | e2e [Playwright's arguments]]`,
  );
  process.exit(2);
}

process.chdir(root);
if (testDay) console.log(`The clock is moved to ${testDay}.`);
await rm('tests/.results', { recursive: true, force: true });
await mkdir('tests/.results', { recursive: true });

const stages = listStages(root, browserArguments).filter(
  ({ name }) => only === undefined || chosen[only]?.includes(name),
);
const outcomes = new Map<string, { counts: Outcome; seconds: string }>();
for (const [index, { name, needs, run }] of stages.entries()) {
  console.log(`\n── ${index + 1}/${stages.length} ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const missing = needs.filter((need) => outcomes.get(need)?.counts.failed !== 0);
  if (missing.length > 0) console.log(`Not run: it needs ${missing.join(', ')}, which did not pass.`);
  const counts: Outcome = missing.length > 0 ? { passed: 0, failed: 0, skipped: 1 } : await run().catch(countFailure);
  outcomes.set(name, { counts, seconds: ((performance.now() - start) / 1000).toFixed(1) });
}

console.log(`\n── summary ${'─'.repeat(58)}`);
for (const [name, { counts, seconds }] of outcomes) {
  const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '–';
  console.log(
    `${mark} ${name.padEnd(10)} ${seconds.padStart(6)} s  ${formatCounts(counts)}${counts.note === undefined ? '' : ` (${counts.note})`}`,
  );
}
const total = addCounts([...outcomes.values()].map(({ counts }) => counts));
// For `npm run bench`, which puts the counts of a whole run into bench/README.md.
if (only === undefined) await writeFile('tests/.results/summary.json', JSON.stringify(total));
console.log(`\n${formatCounts(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A stage that could not even run is a failed one: the last line must be printed whatever happens. */
function countFailure(error: unknown): Outcome {
  console.error(error instanceof Error ? error.message : error);
  return countOne(1);
}
