import { join } from 'node:path';
import { buildSite } from '../codegen/site/build.ts';
import { startPreview } from '../codegen/site/preview/preview.ts';
import { listFiles } from '../codegen/site/publish/list-files.ts';
import { budgets } from '../tests/built/budgets.ts';
import { weighFile, weighPages } from '../tests/built/weigh-pages.ts';
import type { PageWeight } from '../tests/built/weigh-pages.ts';
import { formatLighthouse, measureLighthouse, shortfallsOf, summariseLighthouse } from './lighthouse.ts';
import type { LighthouseReport } from './lighthouse.ts';
import { kilobytes } from './markdown.ts';
import type { Row } from './readme-table.ts';
import { formatPageWeights } from './page-weight.ts';

export interface PageMeasurements {
  readonly weights: readonly PageWeight[];
  readonly lighthouse: readonly LighthouseReport[];
  readonly summary: readonly Row[];
  /** Pages short of 100 in what does not depend on the machine, as `/path: category`. */
  readonly shortfalls: readonly string[];
}

/** Builds a project copy, weighs its pages and looks at each through Lighthouse, at most `mostRuns` times (0: not at all); prints both as Markdown. */
export async function measurePages(copy: string, mostRuns: number): Promise<PageMeasurements> {
  const outcome = await buildSite({ root: copy, engine: copy });
  if (!('pages' in outcome)) throw new Error('The spec has findings: run npm run check');
  const weights = weighPages(join(copy, 'dist'), outcome.pages);
  console.log(`## What a page weighs\n\n${formatPageWeights(weights)}\n`);
  const dist = join(copy, 'dist');
  const weighed = summariseWeights(weights, dist, listFiles(dist));
  if (mostRuns === 0) return { weights, lighthouse: [], summary: weighed, shortfalls: [] };
  const preview = await startPreview({ root: copy, port: 0 });
  try {
    // The page of unknown addresses always answers 404, which Lighthouse takes for a failure.
    const paths = outcome.pages.map(({ path }) => path).filter((path) => path !== '/404');
    const lighthouse = await measureLighthouse(preview.url, paths, mostRuns);
    console.log(`## Lighthouse, as on a telephone\n\n${formatLighthouse(lighthouse)}\n`);
    const contents = new Set(weights.filter(({ scripting }) => scripting === 'content').map(({ path }) => path));
    const summary = [...weighed, ...summariseLighthouse(lighthouse, contents)];
    return { weights, lighthouse, summary, shortfalls: shortfallsOf(lighthouse) };
  } finally {
    await preview.close();
  }
}

function summariseWeights(weights: readonly PageWeight[], dist: string, files: readonly string[]): Row[] {
  const html = weights.map((page) => page.weights.html.brotli);
  const styles = (isApplication: boolean) =>
    weights.filter(({ hasApplication }) => hasApplication === isApplication).map((page) => page.weights.css.brotli);
  const scripts = (scripting: PageWeight['scripting']) =>
    weights.filter((page) => page.scripting === scripting).map((page) => page.weights.js.brotli);
  /** What the one file of a name weighs. */
  const brotli = (name: RegExp) => {
    const file = files.find((candidate) => name.test(candidate));
    if (file === undefined) throw new Error(`dist has no file ${name.source}`);
    return kilobytes(weighFile(join(dist, file)).brotli);
  };
  const atMost = (bytes: number) => `≤ ${bytes / 1000} kB`;
  const [lightest, heaviest] = [Math.min(...html), Math.max(...html)];
  return [
    ['JavaScript of a content page', kilobytes(Math.max(...scripts('content'))), atMost(budgets.js.content)],
    ['JavaScript of the calculator', kilobytes(Math.max(...scripts('application'))), atMost(budgets.js.application)],
    ['More of it, once there is a result', brotli(/^assets\/result-details-.*\.js$/), ''],
    [
      'Search of the documentation, when used',
      `${brotli(/^assets\/load-search-.*\.js$/)} of library, ${brotli(/^search-index\.json$/)} of index`,
      '',
    ],
    ['CSS of a content page', kilobytes(Math.max(...styles(false))), atMost(budgets.css.content)],
    ['CSS of a page with an application', kilobytes(Math.max(...styles(true))), atMost(budgets.css.application)],
    ['HTML of a page', `${kilobytes(lightest)} to ${kilobytes(heaviest)}`, atMost(budgets.html)],
    [
      'Fonts, all of them',
      kilobytes(
        files.filter((file) => file.endsWith('.woff2')).reduce((sum, file) => sum + weighFile(join(dist, file)).raw, 0),
      ),
      atMost(budgets.fonts),
    ],
  ];
}
