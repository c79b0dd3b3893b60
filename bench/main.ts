import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countChecks } from './check-counts.ts';
import { testEveryPage } from './every-page.ts';
import { measureDevLatency } from './dev-latency.ts';
import { measureFaults } from './faults/measure-faults.ts';
import { duration } from './markdown.ts';
import { measurePages } from './measure-pages.ts';
import { copyProject, removeCopy } from './project-copy.ts';
import { updateReadme, type Row } from './readme-table.ts';
import { measureSpeed, type Run } from './speed/measure-speed.ts';
import { speedSentence, speedTable, writeSpeed } from './speed/speed-table.ts';
import { median } from './statistics.ts';
import { measureVisits } from './visits/measure-visits.ts';
import { formatFirstVisits, summariseVisits } from './visits/visits-summary.ts';

/**
 * `npm run bench [-- --only pages|visits|speed|faults --looks 3 --runs 5 --rows 500,5000 --astro 7.3.5]`, on copies of the project.
 * Pages: their weight, and each through Lighthouse, `looks` times at most while a score is below 100 (0: weight alone). Visits: first views, blocking time and
 * the way to the next page on a slow telephone's line, beside Hugo's and Astro's pages; `--first-views` adds other ways of sending the
 * first view. Speed: builds, checks and the dev
 * server, `runs` times, beside a bare start of Node, Hugo where it is installed, and Astro where a version to install is named. Prints
 * Markdown; writes all samples into bench/results/, and the figures, with the counts of the last `npm test`, into bench/README.md.
 * Faults, only when asked for (an hour): `rounds` of two builds at once, `kills` of builds, with `load` processors
 * kept busy; the raw counts are printed, exit code 1 when one ended wrong.
 * Browser, only when asked for: contrast and targets measured on every page, on both screens (`tests/e2e/every-page.spec.ts`).
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
if (options.only === 'browser') process.exitCode = testEveryPage(root);
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
  const { astro } = options;
  const how = { rounds: Number(options.runs), sizes, samples: Number(options.samples), ...(astro && { astro }) };
  await measureSpeed(root, how, (run) => {
    runs.push(run);
    console.error(`${run.what}, ${run.rows} rows more: ${duration(run.wallMs)}`);
  });
  await keep('speed', { load, runs });
  const text = speedTable(runs);
  console.log(`## Speed\n\n${text}\n`);
  await writeSpeed(join(root, 'bench/README.md'), text);
  await writeSpeed(join(root, 'README.md'), speedSentence(runs));
  rows.push(await measureScreen());
}
if (hasPages || hasVisits || hasSpeed)
  await updateReadme(join(root, 'bench/README.md'), [...rows, ...(await countChecks(join(root, 'tests/.results')))]);

/** Keeps all samples in the repository, with the machine that they are of. */
async function keep(name: string, samples: object): Promise<void> {
  await mkdir(results, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(join(results, `${name}-${date}.json`), `${JSON.stringify({ date, ...machine, ...samples })}\n`);
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
