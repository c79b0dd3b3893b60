import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Assets } from '../bundle/assets.ts';
import type { DrawnAhead } from './draw-ahead.ts';
import { drawShell } from './drawn-page.ts';
import { makePages } from './make-pages.ts';
import type { PageFacts } from './page-maker.ts';
import { PageTable } from './page-table.ts';
import type { PageCache } from './page-cache.ts';
import type { PageDates } from './page-dates.ts';
import { pageInputs } from './page-input.ts';
import { drawnOrNamed, type PageSources } from './render-fault.ts';
import type { LoadedRenderer, PageText } from './renderer.ts';
import { pageSlimmer } from './slim-page.ts';
import type { Progress } from '../../run/phases.ts';
import type { Site } from '../../model/site.ts';
import type { EarlyCopies } from '../publish/early-copies.ts';
import type { PublishedSite } from '../publish/published-site.ts';
import type { ScannedPage } from '../verify/scan-page.ts';
import type { KnownPages } from '../verify/staged-site.ts';

/** A page of the build. */
export interface RenderedPage {
  path: string;
  /** Its file in the build. */
  file: string;
  bytes: number;
}

/** What rendering wrote. */
export interface Rendering {
  /** In route order. */
  pages: readonly RenderedPage[];
  /** The files of pages and their aliases. */
  pageFiles: ReadonlySet<string>;
  /** All files, pages included. */
  files: readonly string[];
  /** Files of pages that are not as they were published. */
  changed: ReadonlySet<string>;
  /** What each page names and holds. */
  known: KnownPages;
  /** What is known of each page, for the next build: to be kept once they are published. */
  table: PageTable;
}

/** Writes every page and alias into `staging`, and the files beside them. */
export async function renderSite({
  site,
  renderer,
  assets,
  sources,
  staging,
  published,
  asLeft,
  dates,
  cache,
  copies,
  ahead,
  progress,
}: {
  site: Site;
  renderer: LoadedRenderer;
  assets: Assets;
  /** Where the blocks of each page are written. */
  sources: PageSources;
  staging: string;
  /** The folder of the site that is published now, which may be missing. */
  published: string;
  /** The same, where pages may be taken of it. */
  asLeft: PublishedSite | undefined;
  dates: PageDates;
  cache: PageCache;
  /** Compresses the pages that are written. */
  copies: EarlyCopies;
  /** Blocks of pages that were drawn before. */
  ahead: DrawnAhead;
  progress?: Progress;
}): Promise<Rendering> {
  const isTextSearched = renderer.isTextSearched(site);
  const slim = pageSlimmer(assets.classNames);
  const baseUrl = String(site.settings['baseUrl']);
  const shell = drawnOrNamed(() => drawShell(site, baseUrl, renderer, slim), site.pages[0] ?? {}, -1, sources);
  const { shared, inputOf } = pageInputs(
    site,
    assets,
    JSON.stringify([cache.code, isTextSearched, shell.scan.islands]),
  );
  const work = { shared, shell, isTextSearched, staging, published };
  const known = new Map<string, { file: string; facts: PageFacts }>();
  const pageFiles = new Set<string>();
  const changed = new Set<string>();
  const scanned = new Map<string, ScannedPage>();
  const taken = new Map<string, ScannedPage>();
  const table = new PageTable(cache, shell, asLeft);
  await makePages(site, { work, renderer, cache, table, sources, copies, ahead, inputOf }, (job, made) => {
    const { path, files } = job;
    const [first] = files;
    if (first === undefined) throw new Error(`the route table lacks ${path}`);
    for (const { file } of files) pageFiles.add(file);
    if ('written' in made) {
      const facts = table.note(job, made);
      known.set(path, { file: first.file, facts });
      scanned.set(made.hash, facts.scan);
      for (const file of made.written) changed.add(file);
    } else {
      known.set(path, { file: first.file, facts: made });
      for (const { file } of files) taken.set(file, made.scan);
    }
    progress?.(known.size, site.pages.length);
  });
  const texts = new Map<string, PageText>();
  const pages = site.pages.flatMap(({ path: address }): RenderedPage[] => {
    const path = String(address);
    const page = known.get(path);
    if (page === undefined) return [];
    const { file, facts } = page;
    const { content, text, bytes } = facts;
    dates.note(path, content);
    texts.set(path, text);
    return [{ path, file, bytes }];
  });
  const files = [...pageFiles];
  for (const [file, text] of renderer.siteFiles(site, texts, dates.dates, cache.keep)) {
    const target = join(staging, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    files.push(file);
  }
  cache.clean();
  return { pages, pageFiles, files, changed, known: { shell: shell.scan, scanned, taken }, table };
}
