import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LoadResult } from '../../pipeline.ts';
import type { Site } from '../../model/site.ts';
import { readPublicFiles } from '../../read/public-files.ts';
import type { Project } from '../../run/project.ts';
import { loadRenderer } from '../../site/bundle/bundle.ts';
import { bundlesOf } from '../../site/bundle/bundle-cache.ts';
import type { Renderer } from '../../site/bundle/renderer.ts';
import { withUsedBlocks, writeModules } from '../../site/emit/modules.ts';
import { renderOrName, withOneNotice } from '../../site/pages/render.ts';
import { hostRedirects } from '../../site/servers/server-files.ts';
import { servingOf } from '../../site/servers/serving.ts';
import type { Spec } from '../edit/spec.ts';

/** The published site without its styles and scripts, which follow from the theme and the blocks. */
export interface PublishedSite {
  readonly site: Site;
  /** The HTML of pages by address. */
  readonly pages: ReadonlyMap<string, string>;
  /** The files beside the pages by name: a text that is equal exactly where the file is. */
  readonly files: ReadonlyMap<string, string>;
}

/** Renders the pages of a version whose spec has no findings. The modules of its folder are written. */
export async function publishedSite(project: Project, spec: Spec, site: Site): Promise<PublishedSite> {
  await writeModules(project, site, spec.schemas);
  const { folder } = await bundlesOf(project, withUsedBlocks(spec.schemas, site));
  return renderedSite(await loadRenderer(folder), { project, site, sources: spec.load.pages });
}

/** The same, by a renderer that is loaded already. */
export function renderedSite(
  renderer: Renderer,
  { project, site, sources }: { project: Project; site: Site; sources: LoadResult['pages'] },
): PublishedSite {
  // Fixed names: those of a build hold hashes.
  const assets = { script: '/main.js', stylesheet: '/main.css', fonts: [], islands: [] };
  const htmlOf = (page: Site['pages'][number]) =>
    withOneNotice(renderOrName(renderer, site, page, { assets, sources }));
  const pages = new Map(site.pages.map((page) => [String(page.path), htmlOf(page)] as const));
  const texts = new Map([...pages].map(([path, html]) => [path, renderer.readPageText(site, html)]));
  const serving = servingOf(site);
  const sharing = site.pages.flatMap((page) => {
    const source = renderer.pictureOf(site, page)?.source;
    return source === undefined ? [] : [[`image de partage de ${String(page.path)}`, source] as const];
  });
  const files = new Map([
    ...renderer.siteFiles(site, texts, { changed: () => new Date(0) }),
    ...renderer.siteIcons(site).map(({ file, svg, sizes }) => [file, JSON.stringify([svg, sizes])] as const),
    ...sharing,
    ...Object.entries(site.pictures ?? {}).map(
      ([address, picture]) => [`spec/pictures/${picture.file}`, JSON.stringify([address, picture])] as const,
    ),
    // The files that every site of this engine has are equal.
    ...[...readPublicFiles({ ...project, engine: project.root })].map(
      ([name, { path }]) => [name, hash('sha256', readFileSync(path))] as const,
    ),
    ['_redirects', hostRedirects(serving)],
    ['_headers', JSON.stringify(serving)],
  ]);
  return { site, pages, files };
}
