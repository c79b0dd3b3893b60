import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countChecks } from './check-counts.ts';
import { measureDevLatency } from './dev-latency.ts';
import { measureFaults } from './faults/measure-faults.ts';
import { duration } from './markdown.ts';
import { measurePages } from './measure-pages.ts';
import { copyProject, removeCopy } from './project-copy.ts';
import { updateReadme, type Row } from './readme-table.ts';
import { measureSpeed, type Run } from './speed/measure-speed.ts';
import { installPackage } from './speed/peers.ts';
import { slowRules } from './speed/slow-rules.ts';
import { slowerThan, speedRatios, speedSentence, speedTable, writeSpeed } from './speed/speed-table.ts';
import { median } from './statistics.ts';
import { measureVisits } from './visits/measure-visits.ts';
import { formatFirstVisits, summariseVisits } from './visits/visits-summary.ts';

/**
 * `npm run bench [-- --only pages|visits|speed|faults --looks 3 --runs 5 --rows 500,5000 --astro 7.3.5 --eleventy 3.1.7 --write]`, on copies of the project.
 * Pages: their weight, and each through Lighthouse, `looks` times at most while a score is below 100 (0: weight alone). Visits: first views, blocking time and
 * the way to the next page on a slow telephone's line, beside Hugo's and Astro's pages; `--first-views` adds other ways of sending the
 * first view. Speed: builds, checks and the dev
 * server, `runs` times, beside what they cannot do without, Hugo where it is installed, and Eleventy and Astro where a version to install is named. Prints
 * Markdown, and a warning for each ratio of speed that is a fifth greater than the one last written. `--write` puts all samples into bench/results/,
 * and the figures, with the counts of the last `npm test`, into bench/README.md and README.md.
 * Faults, only when asked for (an hour): `rounds` of two builds at once, `kills` of builds, with `load` processors
 * kept busy; the raw counts are printed, exit code 1 when one ended wrong.
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
    astro: { type: 'string' },
    eleventy: { type: 'string' },
    write: { type: 'boolean', default: false },
    'first-views': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    load: { type: 'string', default: String(availableParallelism()) },
  },
});
const root = join(import.meta.dirname, '..');
const hasPages = options.only === undefined || options.only === 'pages';
const hasVisits = options.only === undefined || options.only === 'visits';
const hasSpeed = options.only === undefined || options.only === 'speed';
const results = join(root, 'bench/results');
const ratiosFile = join(results, 'ratios.json');
const today = new Date().toISOString().slice(0, 10);
const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), node: process.version };
const rows: Row[] = [];

console.log(`# Measurements\n\n${machine.processor}, ${machine.cores} cores, Node ${machine.node}\n`);
if (hasPages) {
  const copy = await copyProject(root, 0);
  try {
    const pages = await measurePages(copy, Number(options.looks));
    await keep('pages', pages);
    rows.push(...pages.summary);
    if (pages.shortfalls.length > 0) {
      console.error(`Short of 100, whatever the machine: ${pages.shortfalls.join(', ')}`);
      process.exitCode = 1;
    }
  } finally {
    await removeCopy(copy);
  }
}
if (hasVisits) {
  const copy = await copyProject(root, 0);
  try {
    const load = loadavg()[0];
    const visits = await measureVisits(copy, { runs: Number(options.runs), withFirstViews: options['first-views'] });
    await keep('visits', { load, ...visits });
    console.log(`## First visits on a telephone\n\n${formatFirstVisits(visits)}\n`);
    rows.push(...summariseVisits(visits));
  } finally {
    await removeCopy(copy);
  }
}
if (options.only === 'faults') {
  const copy = await copyProject(root, 0);
  try {
    const { rounds, kills, load } = options;
    const counts = { rounds: Number(rounds), kills: Number(kills), load: Number(load) };
    if (!(await measureFaults(copy, counts))) process.exitCode = 1;
  } finally {
    await removeCopy(copy);
  }
}
if (hasSpeed) {
  const load = loadavg()[0];
  const runs: Run[] = [];
  const sizes = [0, ...options.rows.split(',').filter(Boolean).map(Number)];
  const installed = {
    ...(options.astro && { astro: await installPackage(`astro@${options.astro}`) }),
    ...(options.eleventy && { eleventy: await installPackage(`@11ty/eleventy@${options.eleventy}`) }),
  };
  const how = { rounds: Number(options.runs), sizes, samples: Number(options.samples), installed };
  await measureSpeed(root, how, (run) => {
    runs.push(run);
    console.error(`${run.what}, ${run.rows} rows more: ${duration(run.wallMs)}`);
  });
  for (const folder of Object.values(installed)) await rm(folder, { recursive: true, force: true });
  const [table, now, rules] = [speedTable(runs), speedRatios(runs), await slowRules(root)];
  console.log(`## Speed\n\n${table}\n\n${rules}\n`);
  for (const line of slowerThan(await measuredRatios(), now)) console.log(line);
  if (options.write) {
    const at = `${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()}, ${today}`;
    await writeFile(ratiosFile, `${JSON.stringify({ at, ratios: now }, undefined, 2)}\n`);
    await keep('speed', { load, runs });
    await writeSpeed(join(root, 'bench/README.md'), `At ${at}:\n\n${table}\n\n${rules}`);
    await writeSpeed(join(root, 'README.md'), speedSentence(runs, at));
    rows.push(await measureScreen());
  }
}
if (options.write && (hasPages || hasVisits || hasSpeed))
  await updateReadme(join(root, 'bench/README.md'), [...rows, ...(await countChecks(join(root, 'tests/.results')))]);

/** With `--write`, keeps all samples in the repository, with the machine that they are of. */
async function keep(name: string, samples: object): Promise<void> {
  if (!options.write) return;
  await mkdir(results, { recursive: true });
  await writeFile(
    join(results, `${name}-${today}.json`),
    `${JSON.stringify({ date: today, ...machine, ...samples })}\n`,
  );
}

/** The ratios as they were last written; none before. */
async function measuredRatios(): Promise<Record<string, number>> {
  if (!existsSync(ratiosFile)) return {};
  return (JSON.parse(await readFile(ratiosFile, 'utf8')) as { ratios: Record<string, number> }).ratios;
}

/** From a saved edit to the screen of a browser. */
async function measureScreen(): Promise<Row> {
  const copy = await copyProject(root, 0);
  try {
    const latencies = await measureDevLatency(copy, Number(options.samples));
    return ['Saved edit to screen, median', duration(median(latencies)), '< 100 ms'];
  } finally {
    await removeCopy(copy);
  }
}
