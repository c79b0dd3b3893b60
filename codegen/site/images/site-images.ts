import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pictureFault, type PageSources } from '../pages/render-fault.ts';
import type { Renderer } from '../bundle/renderer.ts';
import type { JsonObject } from '../../base/json.ts';
import { imagesFolder, pictureFontsFolder } from '../../run/paths.ts';
import type { Progress } from '../../run/phases.ts';
import type { Project } from '../../run/project.ts';
import { inParallel } from '../publish/in-parallel.ts';
import type { Site } from '../../model/site.ts';
import { ImageCache } from './image-cache.ts';
import type { FontsByRole } from './draw.ts';

/** The images of a site. */
export interface SiteImages {
  /** The address of each page's picture, by the page's path. */
  pictures: Readonly<Record<string, string>>;
  /** The files that were written. */
  files: readonly string[];
  /** How many were not in the cache. */
  drawn: number;
}

interface Image {
  file: string;
  key: string;
  draw: () => Promise<Buffer>;
}

/**
 * Loads fonts and packages while the bundler works, where no image is cached. The first image throws a fault again.
 */
export function prepareDrawing(project: Project, site: Site): void {
  if (existsSync(imagesFolder(project))) return;
  import('./draw.ts')
    .then(({ loadTools, loadFonts }) => Promise.all([loadTools(), loadFonts(fontsOf(site), fontCache(project))]))
    .catch(() => undefined);
}

/** Writes the picture of every page and the icons of the site into `staging`; images drawn before come from the cache. */
export async function writeSiteImages({
  project,
  site,
  renderer,
  sources,
  staging,
  pictures,
  progress,
}: {
  project: Project;
  site: Site;
  renderer: Renderer;
  /** Where the blocks of each page are written. */
  sources: PageSources;
  staging: string;
  /** Whether pages get pictures. */
  pictures: boolean;
  progress?: Progress;
}): Promise<SiteImages> {
  const cache = new ImageCache(project.engine, imagesFolder(project));
  const addresses: Record<string, string> = {};
  const images: Image[] = renderer.siteIcons(site).map(({ file, svg, sizes }) => ({
    file,
    key: cache.keyOf(`${file} ${sizes.join()} ${svg}`),
    draw: async () => (await import('./draw.ts')).drawIcon(svg, sizes, file.endsWith('.ico')),
  }));
  for (const page of pictures ? site.pages : []) {
    const picture = layOut(renderer, site, page, sources);
    if (picture === undefined) continue;
    const { element, source, ...size } = picture;
    const path = String(page.path);
    const file = pictureFile(path);
    const key = cache.keyOf(source);
    addresses[path] = `/${file}?v=${key.slice(0, 8)}`;
    const draw = async () => {
      const { drawElement } = await import('./draw.ts');
      return drawElement(element, size, fontsOf(site), fontCache(project)).catch((error: unknown) => {
        throw pictureFault(error, page, sources);
      });
    };
    images.push({ file, key, draw });
  }
  let [drawn, done] = [0, 0];
  await inParallel(images, 2 * availableParallelism(), async ({ file, key, draw }) => {
    const image = await cache.get(key, draw);
    if (image.drawn) drawn += 1;
    const target = join(staging, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, image.image);
    done += 1;
    progress?.(done, images.length);
  });
  if (pictures) cache.clean();
  return { pictures: addresses, files: images.map(({ file }) => file), drawn };
}

/** Fonts have a cache of their own: a run that draws nothing does not use them, and unused files are removed. */
function fontCache(project: Project): ImageCache {
  return new ImageCache(project.engine, pictureFontsFolder(project));
}

function fontsOf({ theme }: Site): FontsByRole {
  return theme.fonts as unknown as FontsByRole;
}

function layOut(
  renderer: Renderer,
  site: Site,
  page: JsonObject,
  sources: PageSources,
): ReturnType<Renderer['pictureOf']> {
  try {
    return renderer.pictureOf(site, page);
  } catch (error) {
    throw pictureFault(error, page, sources);
  }
}

/** `/` → `og/index.png`, `/solutions/finance` → `og/solutions/finance.png`. */
function pictureFile(path: string): string {
  return `og${path === '/' ? '/index' : path}.png`;
}
