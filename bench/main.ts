import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatPhases, measureBuilds } from './build-times.ts';
import { countChecks } from './check-counts.ts';
import { changeEveryValue } from './every-effect.ts';
import { renameEveryRow } from './every-rename.ts';
import { measureDevLatency } from './dev-latency.ts';
import { measureFaults } from './faults/measure-faults.ts';
import { table } from './markdown.ts';
import { repeatBuilds } from './repeat-builds.ts';
import { mutateSpec } from './mutate-spec.ts';
import { measurePages } from './measure-pages.ts';
import { copyProject, removeCopy } from './project-copy.ts';
import { updateReadme, type Row } from './readme-table.ts';
import { formatCopy, summariseBuilds, type CopyMeasurements } from './summarise-builds.ts';

/**
 * `npm run bench [-- --only pages|builds|faults --looks 3 --runs 5 --rows 500,5000]`, on copies of the project.
 * Pages: their weight, and each through Lighthouse, `looks` times at most while a score is below 100. Builds: their times, and
 * those of the dev server. Prints Markdown, with ✓ or ✗ beside each figure that has an aim; writes all samples to
 * bench/results.json and the figures, with the counts of the last `npm test`, into the table of bench/README.md.
 * Faults, only when asked for (an hour): `bundles` bundle steps, `rounds` of two builds at once, `kills` of builds, with `load` processors
 * kept busy; the raw counts are printed, exit code 1 when one ended wrong.
 * Effects, only when asked for (an hour): every value of the spec, changed, shows or is refused (`tests/effects`).
 * Renames, only when asked for: every row renamed and renamed back (`tests/contract/rename.test.ts`).
 * Mutations, only when asked for: the spec changed at random as often as `mutations` says, and what `check` accepts rendered.
 * Sequences, only when asked for: builds after so many random sequences of edits, each compared with a cold one (`tests/incremental`).
 * Exit code 1 when a page falls short in what does not depend on the machine: accessibility, good practice, search engines,
 * layout shift.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    looks: { type: 'string', default: '3' },
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '500,5000' },
    samples: { type: 'string', default: '20' },
    bundles: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '20' },
    sequences: { type: 'string', default: '200' },
    mutations: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    load: { type: 'string', default: String(availableParallelism()) },
  },
});
const root = join(import.meta.dirname, '..');
const hasPages = options.only === undefined || options.only === 'pages';
const hasBuilds = options.only === undefined || options.only === 'builds';
const sizes = !hasBuilds ? [] : [0, ...options.rows.split(',').filter(Boolean).map(Number)];
const results: Record<string, unknown> = {};
const rows: Row[] = [];

console.log(`# Measurements\n\n${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}\n`);
if (hasPages) {
  const copy = await copyProject(root, 0);
  try {
    const pages = await measurePages(copy, Number(options.looks));
    results['pages'] = pages;
    rows.push(...pages.summary);
    if (pages.shortfalls.length > 0) {
      console.error(`Short of 100, whatever the machine: ${pages.shortfalls.join(', ')}`);
      process.exitCode = 1;
    }
  } finally {
    await removeCopy(copy);
  }
}
if (options.only === 'effects') process.exitCode = changeEveryValue(root);
if (options.only === 'renames') process.exitCode = renameEveryRow(root);
if (options.only === 'mutations') process.exitCode = mutateSpec(root, options.mutations);
if (options.only === 'sequences') process.exitCode = repeatBuilds(root, options.sequences);
if (options.only === 'faults') {
  const copy = await copyProject(root, 0);
  try {
    const { bundles, rounds, kills, load } = options;
    const counts = { bundles: Number(bundles), rounds: Number(rounds), kills: Number(kills), load: Number(load) };
    if (!(await measureFaults(copy, counts))) process.exitCode = 1;
  } finally {
    await removeCopy(copy);
  }
}
const copies: CopyMeasurements[] = [];
for (const size of sizes) copies.push(await measureCopy(size));
if (copies.length > 0) {
  const heads = ['', 'cold build', 'pages per second and core', 'peak memory', 'dev: save to screen, median'];
  console.log(`## Summary\n\n${table(heads, copies.map(formatCopy))}`);
  results['builds'] = copies;
  rows.push(...copies.flatMap(summariseBuilds));
}
if (hasPages || hasBuilds) {
  await writeFile(join(root, 'bench/results.json'), JSON.stringify(results, null, 1));
  await updateReadme(join(root, 'bench/README.md'), [...rows, ...(await countChecks(join(root, 'tests/.results')))]);
}

/** Builds and edits a copy with so many rows more. A large site takes its time and varies less: one run is enough. */
async function measureCopy(size: number): Promise<CopyMeasurements> {
  const copy = await copyProject(root, size);
  try {
    const runs = size > 1000 ? 1 : Number(options.runs);
    // The pictures of a large site, some 25 ms each, would hide what its pages take.
    const builds = await measureBuilds(copy, runs, size === 0);
    const pages = builds.cold[0]?.pages.length ?? 0;
    console.log(`## Build with ${size} rows more (${pages} pages)\n\n${formatPhases(builds)}\n`);
    const bare = size === 0 ? await measureBuilds(copy, runs, false) : undefined;
    const latenciesMs = await measureDevLatency(copy, Number(options.samples));
    return {
      rows: size,
      builds,
      ...(bare && { withoutPicturesMs: bare.cold.map(({ totalMs }) => totalMs) }),
      latenciesMs,
    };
  } finally {
    await removeCopy(copy);
  }
}
