import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findProgram } from '../tests/run/programs.ts';
import { freePort } from '../tests/built/servers/start-program.ts';
import { against, table } from './markdown.ts';
import type { Row } from './readme-table.ts';
import { median } from './statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** One page as a telephone sees it: Lighthouse's own settings (a slow processor, a slow 4G line, both computed). */
export interface LighthouseReport {
  readonly path: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly layoutShift: number;
  readonly blockingMs: number;
  readonly largestPaintMs: number;
  /** What keeps a score below 100. */
  readonly faults: readonly string[];
  /** How fast this machine was meanwhile, by Lighthouse's own measure; a score of performance tells little below 1,000. */
  readonly machineIndex: number;
}

/**
 * Runs Lighthouse on each page, one after another: again while something is missing, and the best run counts. Other work on the
 * machine slows a page down, or makes a run fail; nothing makes it faster than it is.
 * @param mostRuns how often a page is measured at most
 */
export async function measureLighthouse(
  url: string,
  paths: readonly string[],
  mostRuns: number,
): Promise<LighthouseReport[]> {
  const executablePath = findProgram('chromium');
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  const reports: LighthouseReport[] = [];
  try {
    for (const path of paths) {
      const report = await measureBest(url, path, port, mostRuns);
      reports.push(report);
      console.error(`  ${path}: ${Object.values(report.scores).join(' ')}`);
    }
  } finally {
    await browser.close();
  }
  return reports;
}

/** After so many runs of one page without an outcome, something else than a busy machine is wrong. */
const mostFailures = 5;

async function measureBest(url: string, path: string, port: number, mostRuns: number): Promise<LighthouseReport> {
  let best: LighthouseReport | undefined;
  let runs = 0;
  for (let failures = 0; runs < mostRuns && failures < mostFailures && best?.scores.performance !== 100;) {
    const report = await measurePage(url, path, port);
    if (report === undefined) failures += 1;
    else runs += 1;
    if (report && report.scores.performance > (best?.scores.performance ?? -1)) best = report;
  }
  if (best === undefined) throw new Error(`Lighthouse could not measure ${path}`);
  return best;
}

/** Undefined where the run failed: on a busy machine a page may not answer in time. */
async function measurePage(url: string, path: string, port: number): Promise<LighthouseReport | undefined> {
  const result = await lighthouse(url + path, { port, logLevel: 'silent', onlyCategories: [...categories] });
  if (result === undefined || result.lhr.runtimeError) {
    console.error(`  ${path}: ${result?.lhr.runtimeError?.code}, once more`);
    return undefined;
  }
  const { audits, categories: found, environment } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round(100 * (found[category]?.score ?? 0));
  const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    layoutShift: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
    largestPaintMs: value('largest-contentful-paint'),
    faults: counted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    machineIndex: environment.benchmarkIndex,
  };
}

/** One row per page. */
export function formatLighthouse(reports: readonly LighthouseReport[]): string {
  return table(
    ['page', ...categories, 'layout shift', 'blocking', 'largest paint', 'what is missing'],
    reports.map(({ path, scores, layoutShift, blockingMs, largestPaintMs, faults }) => [
      path,
      ...categories.map((category) => against(String(scores[category]), scores[category] === 100)),
      layoutShift.toFixed(3),
      `${blockingMs.toFixed(0)} ms`,
      `${(largestPaintMs / 1000).toFixed(2)} s`,
      faults.join(', '),
    ]),
  );
}

/** What falls short in the categories that do not depend on the machine, and pages whose layout shifts. */
export function shortfallsOf(reports: readonly LighthouseReport[]): string[] {
  return reports.flatMap(({ path, scores, layoutShift }) => [
    ...categories
      .filter((category) => category !== 'performance' && scores[category] < 100)
      .map((category) => `${path}: ${category}`),
    ...(layoutShift >= 0.0005 ? [`${path}: layout shift`] : []),
  ]);
}

/**
 * The rows of the table of bench/README.md.
 * @param contents the pages without an island
 */
export function summariseLighthouse(reports: readonly LighthouseReport[], contents: ReadonlySet<string>): Row[] {
  const range = (values: readonly number[]): string => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least === most ? String(least) : `${least} to ${most}, median ${median(values)}`;
  };
  const index = median(reports.map(({ machineIndex }) => machineIndex)).toFixed(0);
  const blocking = reports.filter(({ path }) => contents.has(path)).map(({ blockingMs }) => blockingMs);
  return [
    ...categories.map((category): Row => [
      `Lighthouse, ${reports.length} pages on a telephone: ${category}`,
      range(reports.map(({ scores }) => scores[category])) +
        (category === 'performance' ? ` (machine index ${index})` : ''),
      '100',
    ]),
    ['Largest layout shift', Math.max(...reports.map(({ layoutShift }) => layoutShift)).toFixed(3), '0'],
    [
      'Blocking time of content pages',
      `median ${median(blocking).toFixed(0)} ms, at most ${Math.max(...blocking).toFixed(0)} ms`,
      '0 ms',
    ],
  ];
}
