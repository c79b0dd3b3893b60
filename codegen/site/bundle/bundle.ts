import type { Bundler } from './bundle-apart.ts';
import type { Renderer } from './renderer.ts';
import { withUsedBlocks, type UsedBlocks } from '../emit/used-blocks.ts';
import { writeModules } from '../emit/write-modules.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Project } from '../../run/project.ts';
import type { Site } from '../../model/site.ts';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPublicFiles } from '../../read/public-files.ts';
import { listFiles } from '../publish/list-files.ts';
import { readAssets, type Assets } from './assets.ts';
import { bundlesOf } from './bundle-cache.ts';

/** Programs that are being made: the renderer is there first. */
export interface Bundling {
  modules: { count: number; written: readonly string[] };
  renderer: () => Promise<Renderer>;
  bundle: () => Promise<Bundle>;
}

/** Writes the modules, and begins to bundle as soon as those lie there that bundles hold: types are made meanwhile. */
export async function writeAndBundle(
  project: Project,
  site: Site,
  schemas: Schemas,
  { staging, bundler }: { staging: string; bundler: Bundler | undefined },
): Promise<Bundling> {
  const bundling = Promise.withResolvers<Bundle>();
  const renderer = Promise.withResolvers<Renderer>();
  // The phase that waits for it reports a fault.
  bundling.promise.then(({ renderer: made }) => renderer.resolve(made), renderer.reject);
  renderer.promise.catch(() => undefined);
  const modules = await writeModules(project, site, schemas, () => {
    const used = withUsedBlocks(schemas, site);
    bundling.resolve(bundle(project, staging, used, firstFonts(site), bundler, renderer.resolve));
  });
  return { modules, bundle: () => bundling.promise, renderer: () => renderer.promise };
}

/** The fonts of the first screen, text and headings: the third one comes with the figures. */
function firstFonts({ theme }: Site): string[] {
  const { text, display } = theme.fonts as JsonObject;
  return [String(text), String(display)];
}

/** The result of bundling. */
export interface Bundle {
  assets: Assets;
  renderer: Renderer;
  /** The files of the site, `public/` included. */
  files: readonly string[];
  /** Changes with all that bundles are made from. */
  key: string;
  /** Whether an earlier build has made them. */
  isCached: boolean;
}

/**
 * Puts styles, browser scripts and `public/` into `staging`, and loads the renderer.
 * @param bundler the process that bundles, where it was started already
 * @param whenRenderer called, if bundles are made, with the renderer, which is loaded before the rest is there
 */
export async function bundle(
  project: Project,
  staging: string,
  used: UsedBlocks,
  preloadedFonts: readonly string[],
  bundler?: Bundler,
  whenRenderer: (renderer: Promise<Renderer>) => void = () => {},
): Promise<Bundle> {
  // React chooses its production code by this variable, in the renderer as in the bundles.
  process.env.NODE_ENV = 'production';
  let early: Promise<Renderer> | undefined;
  const { folder, isCached } = await bundlesOf(project, used, staging, bundler, (part) => {
    early = loadRenderer(part);
    whenRenderer(early);
    return early;
  });
  const client = join(folder, 'client');
  await cp(client, staging, { recursive: true, filter: (path) => path !== join(client, '.vite') });
  const assets = readAssets(project, client, used, preloadedFonts);
  const renderer = await (early ?? loadRenderer(folder));
  const made = listFiles(client).filter((file) => !file.startsWith('.vite/'));
  return {
    assets,
    renderer,
    files: [...made, ...(await copyPublic(project, staging))],
    key: basename(folder),
    isCached,
  };
}

async function loadRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(folder, 'renderer/renderer.js')).href)) as Renderer;
}

/** Copies the files of `public/`. Returns their names. */
async function copyPublic(project: Project, staging: string): Promise<readonly string[]> {
  const files = readPublicFiles(project);
  for (const [name, { path }] of files) await cp(path, join(staging, name));
  return [...files.keys()];
}
