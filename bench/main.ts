import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatPhases, measureBuilds } from './build-times.ts';
import type { BuildTimes } from './build-times.ts';
import { measureDevLatency } from './dev-latency.ts';
import { against, duration, table } from './markdown.ts';
import { measurePages } from './measure-pages.ts';
import { copyProject, removeCopy } from './project-copy.ts';
import { updateReadme } from './readme-table.ts';
import { median, quantile } from './statistics.ts';

/**
 * `npm run bench [-- --only pages|builds --looks 3 --runs 5 --rows 500,5000]`, on copies of the project.
 * Pages: their weight, and each through Lighthouse, `looks` times at most while a score is below 100. Builds: their times, and
 * those of the dev server. Prints Markdown, with ✓ or ✗ beside each figure that has an aim; writes all samples to
 * bench/results.json, and what was measured of pages into the README's table.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    looks: { type: 'string', default: '3' },
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '500,5000' },
    samples: { type: 'string', default: '20' },
  },
});
const root = join(import.meta.dirname, '..');
const sizes = options.only === 'pages' ? [] : [0, ...options.rows.split(',').filter(Boolean).map(Number)];
const results: Record<string, unknown> = {};
const summary: string[][] = [];

console.log(`# Measurements\n\n${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}\n`);
if (options.only !== 'builds') {
  const copy = await copyProject(root, 0);
  try {
    const pages = await measurePages(copy, Number(options.looks));
    results['pages'] = pages;
    await updateReadme(join(root, 'README.md'), pages.summary);
  } finally {
    await removeCopy(copy);
  }
}
for (const rows of sizes) {
  const name = rows === 0 ? 'the real site' : `${rows.toLocaleString('en')} rows more`;
  const copy = await copyProject(root, rows);
  try {
    // A large site takes its time and varies less. Its pictures, some 25 ms each, would hide what its pages take.
    const runs = rows > 1000 ? 1 : Number(options.runs);
    const builds = await measureBuilds(copy, runs, rows === 0);
    const pages = builds.cold[0]?.pages ?? [];
    console.log(`## Build of ${name} (${pages.length} pages)\n\n${formatPhases(builds)}\n`);
    if (rows === 0) {
      const { cold } = await measureBuilds(copy, runs, false);
      const withoutPictures = median(cold.map(({ totalMs }) => totalMs));
      console.log(`Cold build without pictures: ${against(duration(withoutPictures), withoutPictures <= 3000)}\n`);
      results['cold build without pictures'] = cold;
    }
    const latencies = await measureDevLatency(copy, Number(options.samples));
    summary.push(summarise(name, rows, builds, latencies));
    results[name] = { builds, latencies };
  } finally {
    await removeCopy(copy);
  }
}
if (sizes.length > 0)
  console.log(
    `## Summary\n\n${table(['', 'cold build', 'pages per second and core', 'peak memory', 'dev: save to screen, median', 'p95'], summary)}`,
  );
await writeFile(join(root, 'bench/results.json'), JSON.stringify(results, null, 1));

function summarise(name: string, rows: number, { cold }: BuildTimes, latencies: readonly number[]): string[] {
  const total = median(cold.map(({ totalMs }) => totalMs));
  const rate = median(
    cold.map(
      ({ pages, phases }) => (1000 * pages.length) / (phases.find((phase) => phase.name === 'pages')?.durationMs ?? 0),
    ),
  );
  const peak = Math.max(...cold.map(({ peakBytes }) => peakBytes));
  const latency = median(latencies);
  return [
    name,
    rows === 0 ? against(duration(total), total <= 3000) : duration(total),
    rows === 0 ? rate.toFixed(0) : against(rate.toFixed(0), rate >= 1000),
    against(`${(peak / 1e6).toFixed(0)} MB`, peak <= 1e9),
    against(duration(latency), latency < 100),
    duration(quantile(latencies, 0.95)),
  ];
}
