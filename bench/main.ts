import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatPhases, measureBuilds } from './build-times.ts';
import type { BuildTimes } from './build-times.ts';
import { measureDevLatency } from './dev-latency.ts';
import { against, duration, table } from './markdown.ts';
import { formatPageWeights, weighPages } from './page-weight.ts';
import { copyProject, removeCopy } from './project-copy.ts';
import { median, quantile } from './statistics.ts';

/**
 * `npm run bench [-- --runs 5 --rows 500,5000]`: weight of the pages, times of builds and of the dev server, on copies of the
 * project. Prints Markdown, with ✓ or ✗ beside each figure that has an aim, and writes all samples to bench/results.json.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '500,5000' },
    samples: { type: 'string', default: '20' },
  },
});
const root = join(import.meta.dirname, '..');
const sizes = [0, ...options.rows.split(',').filter(Boolean).map(Number)];
const results: Record<string, unknown> = {};
const summary: string[][] = [];

console.log(`# Measurements\n\n${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}\n`);
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
      const weights = weighPages(join(copy, 'dist'), pages);
      console.log(`## What a page weighs\n\n${formatPageWeights(weights)}\n`);
      results['weights'] = weights;
    }
    const latencies = await measureDevLatency(copy, Number(options.samples));
    summary.push(summarise(name, rows, builds, latencies));
    results[name] = { builds, latencies };
  } finally {
    await removeCopy(copy);
  }
}
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
