import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { testDay } from './run/clock.ts';
import { addCounts, formatCounts } from './run/counts.ts';
import { listFailures } from './run/failures.ts';
import { runStages } from './run/run-stages.ts';
import { listStages } from './run/stages.ts';

/**
 * `npm test`: every check of the project. `node tests/run.ts e2e [Playwright's arguments]`: the browser tests and what
 * they need; `edited`: the edited copy of the spec; `examples`: the example sites; `firefox`, `webkit`: the site in these browsers. The last line is
 * `N passed, M failed`, after the names of what was skipped; the exit code is 1 if anything failed.
 */
const root = join(import.meta.dirname, '..');
const [only, ...browserArguments] = process.argv.slice(2);
const chosen: Record<string, readonly string[]> = {
  e2e: ['chromium', 'codegen', 'build', 'examples', 'browser'],
  edited: ['codegen', 'edited'],
  examples: ['codegen', 'examples'],
  firefox: ['programs', 'codegen', 'build', 'firefox'],
  webkit: ['codegen', 'build', 'webkit'],
};
if (only !== undefined && chosen[only] === undefined) {
  console.error(
    `Unknown argument: ${only}. Usage: node tests/run.ts [edited | examples | firefox | webkit | e2e [Playwright's arguments]]`,
  );
  process.exit(2);
}

process.chdir(root);
if (testDay) console.log(`The clock is moved to ${testDay}.`);
await rm('tests/.results', { recursive: true, force: true });
await mkdir('tests/.results', { recursive: true });

const stages = listStages(root, browserArguments).filter(({ name, isExtra }) =>
  only === undefined ? isExtra !== true : chosen[only]?.includes(name),
);
const start = performance.now();
const cores = availableParallelism();
const results = await runStages(stages, cores, (text) => process.stdout.write(text));
const took = (performance.now() - start) / 1000;

console.log(`\n── summary ${'─'.repeat(58)}`);
for (const { name, counts, seconds } of results) {
  const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '–';
  const note =
    counts.missing === undefined ? '' : ` (not tested, as it could not be installed: ${counts.missing.join(', ')})`;
  console.log(`${mark} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${formatCounts(counts)}${note}`);
}
for (const failure of await listFailures('tests/.results', root)) console.log(`  ✗ ${failure}`);
const total = addCounts(results.map(({ counts }) => counts));
console.log(`  all        ${took.toFixed(1).padStart(6)} s  on ${cores} cores`);
// For `npm run bench`, which puts the counts and the time of a whole run into bench/README.md.
if (only === undefined)
  await writeFile('tests/.results/summary.json', JSON.stringify({ ...total, seconds: took, cores }));
const without = results.flatMap(({ name, counts: { passed, failed, skipped, missing } }) =>
  passed + failed === 0 && skipped > 0 ? [name] : (missing ?? []),
);
console.log(`\n${formatCounts(total, without)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
