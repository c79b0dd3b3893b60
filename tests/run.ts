import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDay } from './run/clock.ts';
import { addOutcomes, formatCounts } from './run/reports.ts';
import { runStages } from './run/run-stages.ts';
import { listStages } from './run/stages.ts';

/**
 * `npm test`: every check of the project. `npm test -- <stage>`: a stage and those that it needs; `e2e` takes Playwright's arguments. The last line is `N passed, M failed`, after the names of what was not tested; the exit code is 1 if anything failed.
 */
const root = join(import.meta.dirname, '..');
const [only, ...browserArguments] = process.argv.slice(2);
const results = join(root, 'tests/.results');
// Node gives the real path of modules: the copy is named by it as well.
const scratch = join(await mkdtemp(join(tmpdir(), 'edited-')), 'site');
process.chdir(root);
const cores = availableParallelism();
const all = listStages(root, scratch, browserArguments, only === 'unit' ? cores : undefined);
const names = only === undefined ? all.flatMap(({ name, isExtra }) => (isExtra ? [] : [name])) : withNeeds(only);
const stages = all.filter(({ name }) => names.includes(name));
if (only !== undefined && !all.some(({ name }) => name === names[0])) {
  console.error(`Unknown stage: ${only}. Stages: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
if (testDay) console.log(`The clock is moved to ${testDay}.`);
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const ended = await runStages(stages, cores, root, results);
await rm(join(scratch, '..'), { recursive: true, force: true });

console.log(`\n── summary ${'─'.repeat(58)}`);
for (const { name, missing, seconds, ...counts } of ended) {
  const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '–';
  const note = missing.length === 0 ? '' : ` (not tested, as it could not be installed: ${missing.join(', ')})`;
  console.log(`${mark} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${formatCounts(counts)}${note}`);
}
const total = addOutcomes(ended);
for (const failure of total.failures) console.log(`  ✗ ${failure}`);
const seconds = performance.now() / 1000;
console.log(`  all        ${seconds.toFixed(1).padStart(6)} s  on ${cores} cores`);
const { passed, failed, skipped } = total;
// `npm run bench` puts the counts and the time of a whole run into bench/README.md.
if (only === undefined)
  await writeFile(join(results, 'summary.json'), JSON.stringify({ passed, failed, skipped, seconds, cores }));
const without = ended.flatMap<string>(({ name, missing, ...counts }) =>
  missing.length > 0 ? missing : counts.passed + counts.failed === 0 ? [name] : [],
);
console.log(`\n${formatCounts(total, without)}`);
process.exitCode = failed > 0 ? 1 : 0;

function withNeeds(name: string): string[] {
  return [name, ...(all.find((stage) => stage.name === name)?.needs ?? []).flatMap(withNeeds)];
}
