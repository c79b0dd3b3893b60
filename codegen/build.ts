import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import { readAssets, type Assets } from './assets.ts';
import type { Finding } from './finding.ts';
import { writeModules } from './generate.ts';
import { ParseCache } from './parse-cache.ts';
import { diskCache, rendererFolder } from './paths.ts';
import { Phases, type PhaseTime } from './phases.ts';
import { createLoader } from './pipeline.ts';
import { createStaging, discardStaging, publish, type Publication } from './publish.ts';
import { renderSite, type RenderedPage } from './render.ts';
import type { Renderer } from './renderer.ts';
import type { Schemas } from './schemas.ts';
import type { Site } from './site.ts';

/** What a finished build consists of. */
export interface BuildReport {
  pages: readonly RenderedPage[];
  publication: Publication;
  phases: readonly PhaseTime[];
}

/** Told when a phase begins. */
export type OnPhase = (name: string) => void;

/**
 * Makes the site: spec → modules → bundles → pages → `dist`. With findings nothing is built;
 * when a phase throws, the last `dist` stays as it was.
 */
export async function build({ root, onPhase = () => undefined }: { root: string; onPhase?: OnPhase }): Promise<BuildReport | readonly Finding[]> {
  const phases = new Phases();
  const phase = <Result>(name: string, work: () => Result): Result => {
    onPhase(name);
    return phases.run(name, work);
  };
  const loader = createLoader({ root, cache: new ParseCache(diskCache(root)) });
  const { site, findings } = phase('spécification', loader.load);
  if (site === undefined) return findings;
  await phase('modules', () => writeModules(root, site, loader.schemas));
  const staging = await createStaging(root);
  try {
    const { assets, renderer } = await phase('programmes', () => bundle(root, staging, loader.schemas));
    const pages = await phase('pages', () => renderSite({ site, renderer, assets, staging }));
    const publication = await phase('publication', () => publish(staging, { fallbacks: fallbacksOf(site) }));
    return { pages, publication, phases: phases.times };
  } catch (error) {
    await discardStaging(staging);
    throw error;
  }
}

/** Bundles styles and browser scripts into `staging`, and the renderer beside the caches. */
async function bundle(root: string, staging: string, schemas: Schemas): Promise<{ assets: Assets; renderer: Renderer }> {
  // React chooses its production code by this variable, in the renderer as in the bundles.
  process.env.NODE_ENV = 'production';
  const rendererDir = rendererFolder(root);
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { client: { build: { outDir: staging, emptyOutDir: false } }, ssr: { build: { outDir: rendererDir, emptyOutDir: true } } },
  });
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('vite.config.ts must declare the environments client and ssr');
  await Promise.all([builder.build(client), builder.build(ssr)]);
  const assets = readAssets(staging, schemas.islands);
  await rm(join(staging, '.vite'), { recursive: true });
  // A query makes every build of one process load its own renderer: modules are cached by address.
  const address = `${pathToFileURL(join(rendererDir, 'renderer.js')).href}?${performance.now()}`;
  return { assets, renderer: (await import(address)) as Renderer };
}

function fallbacksOf(site: Site) {
  return site.pages.flatMap(({ path, fallback }) => (fallback === true ? [{ prefix: String(path), file: `${String(path).slice(1)}.html` }] : []));
}
