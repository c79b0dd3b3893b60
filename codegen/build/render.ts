import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { inParallel } from '../publish/in-parallel.ts';
import type { Renderer } from './renderer.ts';
import type { Site } from '../site.ts';

/** A page of the build. */
export interface RenderedPage {
  path: string;
  /** Its file in the build. */
  file: string;
  bytes: number;
}

/** How many files are written at a time: one by one takes four times as long, all at once holds every page in memory. */
const writesAtOnce = 64;

interface OutputFile {
  file: string;
  text: string;
}

/** Renders every page and alias into `staging`, with sitemap.xml and robots.txt. Returns the pages in route order. */
export async function renderSite({
  site,
  renderer,
  assets,
  staging,
}: {
  site: Site;
  renderer: Renderer;
  assets: Assets;
  staging: string;
}): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  function* output(): Generator<OutputFile> {
    yield { file: 'sitemap.xml', text: renderer.sitemap(site) };
    yield { file: 'robots.txt', text: renderer.robots(site) };
    for (const page of site.pages) {
      const text = renderer.renderPage(site, page, assets);
      const path = String(page.path);
      rendered.push({ path, file: fileOf(path), bytes: Buffer.byteLength(text) });
      for (const address of [path, ...(page.aliases as string[])]) yield { file: fileOf(address), text };
    }
  }
  const folders = new Set<string>();
  await inParallel(output(), writesAtOnce, async ({ file, text }) => {
    const target = join(staging, file);
    const folder = dirname(target);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(target, text);
  });
  return rendered;
}

/** `/` → `index.html`, `/solutions/finance` → `solutions/finance.html`: no host needs a redirect to serve these. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
