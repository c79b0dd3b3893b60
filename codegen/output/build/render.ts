import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { openedAt } from './opened-at.ts';
import { pageSlimmer } from './slim-page.ts';
import type { DrawnAhead } from './draw-ahead.ts';
import { drawPage, drawShell, htmlOf, scanOf, textOf, type Drawing } from './drawn-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageDates } from './page-dates.ts';
import { pageInputs } from './page-input.ts';
import { drawnOrNamed, type PageSources } from './render-fault.ts';
import type { PageText, Renderer } from './renderer.ts';
import { isObject } from '../../load/values/json.ts';
import { isWildcard, type Route } from '../../load/routes/route-table.ts';
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
  /** What each page names and holds, by the hash of its bytes. */
  scanned: ReadonlyMap<string, ScannedPage>;
}

/** Writes every page and alias into `staging`, and the files beside them: a page is rendered where what it is made from has changed. */
export async function renderSite({
  site,
  renderer,
  assets,
  sources,
  staging,
  dates,
  cache,
  code,
  copies,
  ahead,
  progress,
}: {
  site: Site;
  renderer: Renderer;
  assets: Assets;
  /** Where the blocks of each page are written. */
  sources: PageSources;
  staging: string;
  dates: PageDates;
  cache: PageCache;
  /** Tells apart the code that pages are made by. */
  code: string;
  /** Compresses the pages that are written. */
  copies: EarlyCopies;
  /** Blocks of pages that were drawn before. */
  ahead: DrawnAhead;
  progress?: Progress;
}): Promise<Rendering> {
  const pages: RenderedPage[] = [];
  const files: string[] = [];
  const folders = new Set<string>();
  const write = (file: string, content: string | Buffer) => {
    const target = join(staging, file);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    // At once: queueing a write costs twice the processor time of the write itself, and would hold the page in memory.
    writeFileSync(target, content);
    files.push(file);
  };
  const texts = new Map<string, PageText>();
  const scanned = new Map<string, ScannedPage>();
  // Pages name much the same addresses: each is held once.
  const addresses = new Map<string, Named>();
  const shared = (named: Named): Named => {
    const key = `${named.use} ${named.address}`;
    const known = addresses.get(key) ?? named;
    addresses.set(key, known);
    return known;
  };
  const filesOf = filesByPage(site.routes);
  const isTextSearched = renderer.isTextSearched(site);
  const slim = pageSlimmer(assets.classNames);
  const baseUrl = String(site.settings['baseUrl']);
  const shell = drawnOrNamed(() => drawShell(site, baseUrl, renderer, slim), site.pages[0] ?? {}, -1, sources);
  const drawing: Drawing = { renderer, shell, isTextSearched, slim, sources, ahead };
  const inputOf = pageInputs(site, assets, JSON.stringify([code, isTextSearched, shell.scan.islands]));
  for (const page of site.pages) {
    const path = String(page.path);
    const input = inputOf(page);
    const drawn = cache.get(path, input.key, (before) => drawPage(input, before, drawing));
    const html = htmlOf(drawn, shell, path, renderer);
    const bytes = Buffer.from(html);
    const scan = scanOf(drawn, shell);
    scanned.set(hash('sha256', bytes), { ...scan, named: scan.named.map(shared) });
    const own = filesOf.get(path) ?? [];
    const [first] = own;
    if (first === undefined) throw new Error(`the route table lacks ${path}`);
    texts.set(path, textOf(drawn));
    dates.note(path, drawn.content);
    pages.push({ path, file: first.file, bytes: bytes.length });
    const opensAt = isObject(page.opensAt) ? page.opensAt : {};
    for (const route of own) {
      const part = opensAt[route.path];
      const content = typeof part === 'string' ? Buffer.from(openedAt(html, part)) : bytes;
      write(route.file, content);
      await copies.add(route.file, content);
    }
    progress?.(pages.length, site.pages.length);
  }
  await copies.end();
  const pageFiles = new Set(files);
  for (const [file, text] of renderer.siteFiles(site, texts, dates.dates, cache.keep)) write(file, text);
  cache.clean();
  return { pages, pageFiles, files, scanned };
}

/** The addresses of each page, with their files: its own, then its aliases. */
function filesByPage(routes: readonly Route[]): Map<string, { path: string; file: string }[]> {
  const files = new Map<string, { path: string; file: string }[]>();
  for (const route of routes) {
    if ('to' in route || isWildcard(route)) continue;
    files.set(route.canonical, [...(files.get(route.canonical) ?? []), route]);
  }
  return files;
}
