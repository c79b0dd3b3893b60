import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSite } from '../../codegen/site/build.ts';
import { noAllowance, readManifest } from '../../codegen/site/publish/publish.ts';
import { weighPages, type PageWeight } from '../../tests/built/weigh-pages.ts';
import { followLink, type Navigation } from './follow-link.ts';
import { serveVariant, type ServedVariant } from './serve-variant.ts';
import { slow4G } from './slow-line.ts';
import { firstViewVariants, peerVariants } from './variants.ts';
import { startDevTools, type DevTools } from './devtools.ts';
import { visit, type Visit } from './visit.ts';

/** All that was measured, raw. */
export interface Visits {
  readonly first: readonly (Visit & { readonly path: string; readonly variant: string })[];
  readonly navigations: readonly (Navigation & {
    readonly path: string;
    readonly variant: string;
    readonly hoverMs: number;
  })[];
  /** Of every content page, its best visit: other work on the machine slows a page down, nothing makes it faster than it is. */
  readonly blocking: readonly (Visit & { readonly path: string })[];
}

export interface VisitOptions {
  /** How often each first visit and each navigation is measured, one variant after the other in each round. */
  readonly runs: number;
  /** Whether other ways of sending what the first view needs are measured too. */
  readonly withFirstViews: boolean;
}

/** How long a pointer rests on a link before the click, in milliseconds. */
export const hoverMs = 300;

/**
 * Visits the site of a project copy as on a slow telephone: HTTP/2 over TLS, a line of slow 4G with TCP's slow start, a processor four times
 * slower. Beside it the same pages as Hugo and Astro would send them.
 */
export async function measureVisits(copy: string, { runs, withFirstViews }: VisitOptions): Promise<Visits> {
  const outcome = await buildSite({ root: copy, engine: copy });
  if (!('pages' in outcome)) throw new Error('The spec has findings: run npm run check');
  const dist = realpathSync(join(copy, 'dist'));
  const allowance = (await readManifest(copy, basename(dist)))?.allowance ?? noAllowance;
  const contents = weighPages(dist, outcome.pages).filter(
    ({ path, scripting }) => scripting !== 'application' && path !== '/404',
  );
  const variants = [...peerVariants(allowance), ...(withFirstViews ? firstViewVariants : [])];
  const served = await Promise.all(variants.map((variant) => serveVariant(dist, variant, slow4G)));
  const tools = await startDevTools();
  try {
    return {
      first: await firstVisits(tools, served, comparedPages(contents), runs),
      navigations: await navigations(tools, served.slice(0, 2), contents, runs),
      blocking: await blockingOf(tools, served[0], contents, runs),
    };
  } finally {
    await tools.close();
    for (const { close } of served) close();
  }
}

/** The home page, the content page in the middle and the heaviest one. */
function comparedPages(contents: readonly PageWeight[]): string[] {
  const others = contents
    .filter(({ path, scripting }) => scripting === 'content' && path !== '/')
    .toSorted((one, other) => one.weights.html.brotli - other.weights.html.brotli);
  const [middle, heaviest] = [others[Math.floor(others.length / 2)], others.at(-1)];
  return ['/', ...[middle, heaviest].flatMap((page) => page?.path ?? [])];
}

/** Each run begins with another one: what is visited first after a pause, or after a certain page, must not always be the same. */
function inTurn<Item>(items: readonly Item[], run: number): Item[] {
  const first = (run + items.length) % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

async function firstVisits(
  tools: DevTools,
  served: readonly ServedVariant[],
  paths: readonly string[],
  runs: number,
): Promise<Visits['first']> {
  const found: Visits['first'][number][] = [];
  for (const path of paths) {
    // The first one of each compresses what it sends, and is not counted.
    for (let run = -1; run < runs; run += 1)
      for (const { name, url } of inTurn(served, run)) {
        const one = await visit(tools, url + path);
        if (run >= 0) found.push({ path, variant: name, ...one });
        if (run >= 0) console.error(`  ${path}, ${name}: ${one.largestPaintMs.toFixed(0)} ms`);
      }
  }
  return found;
}

/** From the home page to the content pages of its menu. */
async function navigations(
  tools: DevTools,
  served: readonly ServedVariant[],
  contents: readonly PageWeight[],
  runs: number,
): Promise<Visits['navigations']> {
  const found: Visits['navigations'][number][] = [];
  const targets = new Set(contents.filter(({ path }) => /^\/[^/]+$/.test(path)).map(({ path }) => path));
  for (let run = 0; run < runs; run += 1)
    for (const { name, url } of inTurn(served, run))
      for (const path of targets) {
        const one = await followLink(tools, `${url}/`, path, hoverMs);
        if (one === undefined) targets.delete(path);
        if (one === undefined) continue;
        found.push({ path, variant: name, hoverMs, ...one });
        console.error(`  to ${path}, ${name}: ${one.paintMs.toFixed(0)} ms${one.isPrepared ? ', prepared' : ''}`);
      }
  return found;
}

async function blockingOf(
  tools: DevTools,
  ours: ServedVariant | undefined,
  contents: readonly PageWeight[],
  runs: number,
): Promise<Visits['blocking']> {
  const found: Visits['blocking'][number][] = [];
  for (const { path } of contents) {
    let best: Visit | undefined;
    for (let run = 0; run < runs && best?.blockingMs !== 0; run += 1) {
      const one = await visit(tools, `${ours?.url ?? ''}${path}`);
      if (best === undefined || one.blockingMs < best.blockingMs) best = one;
    }
    if (best === undefined) continue;
    found.push({ path, ...best });
    console.error(`  ${path}: ${best.blockingMs.toFixed(0)} ms blocked`);
  }
  return found;
}
