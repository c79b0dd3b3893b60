import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import type { DrawnAhead } from './draw-ahead.ts';
import { drawShell } from './drawn-page.ts';
import { makePages } from './make-pages.ts';
import type { PageCache } from './page-cache.ts';
import type { PageDates } from './page-dates.ts';
import { pageInputs } from './page-input.ts';
import { drawnOrNamed, type PageSources } from './render-fault.ts';
import type { LoadedRenderer, PageText } from './renderer.ts';
import { pageSlimmer } from './slim-page.ts';
import type { Progress } from '../../run/phases.ts';
import type { Site } from '../../site.ts';
import type { EarlyCopies } from '../publish/early-copies.ts';
import type { Named, ScannedPage } from '../verify/scan-page.ts';

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
  /** What each page names and holds, by the hash of its bytes. */
  scanned: ReadonlyMap<string, ScannedPage>;
}

/** Writes every page and alias into `staging`, and the files beside them. */
export async function renderSite({
  site,
  renderer,
  assets,
  sources,
  staging,
  published,
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
  const known = new Map<string, Omit<RenderedPage, 'path'> & { content: string; text: PageText }>();
  const pageFiles = new Set<string>();
  const changed = new Set<string>();
  const scanned = new Map<string, ScannedPage>();
  const withSharedNames = sharing();
  await makePages(site, { work, renderer, cache, sources, copies, ahead, inputOf }, ({ path, files }, made) => {
    const [first] = files;
    if (first === undefined) throw new Error(`the route table lacks ${path}`);
    for (const { file } of files) pageFiles.add(file);
    for (const file of made.written) changed.add(file);
    scanned.set(made.hash, withSharedNames(made.scan));
    known.set(path, {
      file: first.file,
      bytes: made.bytes,
      content: made.content,
      text: made.text,
    });
    progress?.(known.size, site.pages.length);
  });
  const texts = new Map<string, PageText>();
  const pages = site.pages.flatMap(({ path: address }): RenderedPage[] => {
    const path = String(address);
    const page = known.get(path);
    if (page === undefined) return [];
    const { content, text, file, bytes } = page;
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
  return { pages, pageFiles, files, changed, scanned };
}

/** Pages name much the same addresses: each is held once. */
function sharing(): (scan: ScannedPage) => ScannedPage {
  const addresses = new Map<string, Named>();
  return (scan) => {
    const named = scan.named.map((one) => {
      const key = `${one.use} ${one.address}`;
      const known = addresses.get(key) ?? one;
      addresses.set(key, known);
      return known;
    });
    return { ...scan, named };
  };
}
