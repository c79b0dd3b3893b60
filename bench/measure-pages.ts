import { join } from 'node:path';
import { build } from '../codegen/build/build.ts';
import { startPreview } from '../codegen/preview/preview.ts';
import { listFiles } from '../codegen/publish/list-files.ts';
import { budgets, kinds } from '../tests/built/budgets.ts';
import { weighFile, weighPages } from '../tests/built/weigh-pages.ts';
import type { PageWeight } from '../tests/built/weigh-pages.ts';
import { formatLighthouse, measureLighthouse, summariseLighthouse } from './lighthouse.ts';
import type { LighthouseReport } from './lighthouse.ts';
import { kilobytes } from './markdown.ts';
import { formatPageWeights } from './page-weight.ts';

export interface PageMeasurements {
  readonly weights: readonly PageWeight[];
  readonly lighthouse: readonly LighthouseReport[];
  /** For the README: name, figure, aim. */
  readonly summary: readonly (readonly [string, string, string])[];
}

/** Builds a project copy, weighs its pages and looks at each through Lighthouse, at most `mostRuns` times; prints both as Markdown. */
export async function measurePages(copy: string, mostRuns: number): Promise<PageMeasurements> {
  const outcome = await build({ root: copy });
  if (!('pages' in outcome)) throw new Error('The spec has findings: run npm run check');
  const weights = weighPages(join(copy, 'dist'), outcome.pages);
  console.log(`## What a page weighs\n\n${formatPageWeights(weights)}\n`);
  const preview = await startPreview({ root: copy, port: 0 });
  try {
    // The page of unknown addresses always answers 404, which Lighthouse takes for a failure.
    const paths = outcome.pages.map(({ path }) => path).filter((path) => path !== '/404');
    const lighthouse = await measureLighthouse(preview.url, paths, mostRuns);
    console.log(`## Lighthouse, as on a telephone\n\n${formatLighthouse(lighthouse)}\n`);
    const fonts = (await listFiles(join(copy, 'dist'))).filter((file) => file.endsWith('.woff2'));
    const summary = [...summariseWeights(weights, join(copy, 'dist'), fonts), ...summariseLighthouse(lighthouse)];
    return { weights, lighthouse, summary };
  } finally {
    await preview.close();
  }
}

function summariseWeights(
  weights: readonly PageWeight[],
  dist: string,
  fonts: readonly string[],
): (readonly [string, string, string])[] {
  const [html, css] = kinds.map((kind) => weights.map((page) => page.weights[kind].brotli));
  const scripts = (scripting: PageWeight['scripting']) =>
    weights.filter((page) => page.scripting === scripting).map((page) => page.weights.js.brotli);
  const atMost = (bytes: number) => `≤ ${bytes / 1000} kB`;
  const [lightest, heaviest] = [Math.min(...(html ?? [])), Math.max(...(html ?? []))];
  return [
    ['JavaScript of a content page', kilobytes(Math.max(...scripts('content'))), atMost(budgets.js.content)],
    ['JavaScript of the calculator', kilobytes(Math.max(...scripts('application'))), atMost(budgets.js.application)],
    ['CSS', kilobytes(Math.max(...(css ?? []))), atMost(budgets.css)],
    ['HTML of a page', `${kilobytes(lightest)} to ${kilobytes(heaviest)}`, atMost(budgets.html)],
    [
      'Fonts, all of them',
      kilobytes(fonts.reduce((sum, file) => sum + weighFile(join(dist, file)).raw, 0)),
      atMost(budgets.fonts),
    ],
  ];
}
