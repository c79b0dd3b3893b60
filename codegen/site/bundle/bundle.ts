import type { Renderer } from './renderer.ts';
import { withUsedBlocks, type UsedBlocks } from '../emit/used-blocks.ts';
import { writeModules } from '../emit/write-modules.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Project } from '../../run/project.ts';
import type { Site } from '../../model/site.ts';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../publish/list-files.ts';
import { readAssets, type Assets } from './assets.ts';
import { bundlesOf } from './bundle-cache.ts';

/** The result of bundling. */
export interface Bundle {
  assets: Assets;
  renderer: Renderer;
  /** The files for the site. */
  files: readonly string[];
  /** A hash of all inputs of the bundles. */
  key: string;
  /** Whether an earlier build has made them. */
  isCached: boolean;
}

/** Bundles under way. The renderer is there before the rest. */
export interface Bundling {
  modules: { count: number; written: readonly string[] };
  renderer: () => Promise<Renderer>;
  bundle: () => Promise<Bundle>;
}

/** Writes the modules, and begins to bundle before the types are written, which bundles do not hold. */
export async function writeAndBundle(
  project: Project,
  site: Site,
  schemas: Schemas,
  staging: string,
): Promise<Bundling> {
  const bundling = Promise.withResolvers<Bundle>();
  const renderer = Promise.withResolvers<Renderer>();
  // The phase that waits for a result reports its fault.
  bundling.promise.then((made) => renderer.resolve(made.renderer), renderer.reject);
  renderer.promise.catch(() => undefined);
  const modules = await writeModules(project, site, schemas, () => {
    const used = withUsedBlocks(schemas, site);
    bundling.resolve(bundle(project, staging, used, firstFonts(site), renderer.resolve));
  });
  return { modules, bundle: () => bundling.promise, renderer: () => renderer.promise };
}

/** The fonts of the first screen: text and headings. */
function firstFonts({ theme }: Site): string[] {
  const { text, display } = theme.fonts as JsonObject;
  return [String(text), String(display)];
}

/**
 * Puts styles, browser scripts and `public/` into `staging`, and loads the renderer.
 * @param whenRenderer called, where bundles are made, with the renderer, before the rest is bundled
 */
export async function bundle(
  project: Project,
  staging: string,
  used: UsedBlocks,
  preloadedFonts: readonly string[],
  whenRenderer: (renderer: Promise<Renderer>) => void = () => {},
): Promise<Bundle> {
  // React chooses its production code by this variable, in the renderer as in the bundles.
  process.env.NODE_ENV = 'production';
  let early: Promise<Renderer> | undefined;
  const { folder, isCached } = await bundlesOf(project, used, staging, (part) => {
    early = loadRenderer(part);
    whenRenderer(early);
    return early;
  });
  const client = join(folder, 'client');
  await cp(client, staging, { recursive: true, filter: (path) => path !== join(client, '.vite') });
  const own = listFiles(client).filter((file) => !file.startsWith('.vite/'));
  return {
    assets: readAssets(project, client, used, preloadedFonts),
    renderer: await (early ?? loadRenderer(folder)),
    files: [...own, ...(await copyPublic(project, staging))],
    key: basename(folder),
    isCached,
  };
}

async function loadRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(folder, 'renderer/renderer.js')).href)) as Renderer;
}

/** Copies `public/` of the engine, then that of another site. Returns the names of the files. */
async function copyPublic({ root, engine }: Project, staging: string): Promise<readonly string[]> {
  const folders = [...new Set([engine, root])].map((folder) => join(folder, 'public')).filter(existsSync);
  for (const folder of folders) await cp(folder, staging, { recursive: true });
  return folders.flatMap(listFiles);
}
