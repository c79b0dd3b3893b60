import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { inParallel } from './in-parallel.ts';
import type { Renderer } from './renderer.ts';
import type { Site } from './site.ts';

/** A page of the build. */
export interface RenderedPage {
  path: string;
  /** Its file in the build. */
  file: string;
  bytes: number;
}

/** How many files are written at a time: writing one by one takes four times as long. */
const writesAtOnce = 64;

/** Renders every page and alias into `staging`, with sitemap.xml and robots.txt. Returns the pages in route order. */
export async function renderSite({ site, renderer, assets, staging }: { site: Site; renderer: Renderer; assets: Assets; staging: string }): Promise<RenderedPage[]> {
  const files: { file: string; text: string }[] = [
    { file: 'sitemap.xml', text: renderer.sitemap(site) },
    { file: 'robots.txt', text: renderer.robots(site) },
  ];
  const pages = site.pages.map((page) => {
    const text = renderer.renderPage(site, page, assets);
    const path = String(page.path);
    const addresses = [path, ...(page.aliases as string[])];
    files.push(...addresses.map((address) => ({ file: fileOf(address), text })));
    return { path, file: fileOf(path), bytes: Buffer.byteLength(text) };
  });
  const folders = new Set(files.map(({ file }) => dirname(join(staging, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await inParallel(files, writesAtOnce, ({ file, text }) => writeFile(join(staging, file), text));
  return pages;
}

/** `/` → `index.html`, `/solutions/finance` → `solutions/finance.html`: no host needs a redirect to serve these. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
