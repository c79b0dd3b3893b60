import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';
import { readPublicFiles } from '../../read/public-files.ts';
import type { Project } from '../../run/project.ts';
import type { UsedBlocks } from '../emit/modules.ts';
import { listFiles } from '../publish/list-files.ts';
import type { Assets } from '../../../src/shared/assets.ts';
import { readAssets } from './assets.ts';
import { bundlesOf } from './bundle-cache.ts';
import type { Renderer } from './renderer.ts';

export interface Bundle {
  assets: Assets;
  renderer: Renderer;
  /** The files of the site, `public/` included. */
  files: readonly string[];
  isCached: boolean;
}

/** Puts styles, browser scripts and `public/` into `staging`, and loads the renderer. The emitted modules are written before. */
export async function bundle(project: Project, { theme }: Pick<Site, 'theme'>, staging: string, used: UsedBlocks) {
  const { folder, isCached } = await bundlesOf(project, used);
  const client = join(folder, 'client');
  cpSync(client, staging, { recursive: true, filter: (path) => path !== join(client, '.vite') });
  // The fonts of the first screen: the third one comes with the figures.
  const { text, display } = theme.fonts as JsonObject;
  const assets = readAssets(project, client, used, [String(text), String(display)]);
  const made = listFiles(client).filter((file) => !file.startsWith('.vite/'));
  const shared = readPublicFiles(project);
  for (const [name, { path }] of shared) cpSync(path, join(staging, name));
  return { assets, renderer: await loadRenderer(folder), files: [...made, ...shared.keys()], isCached };
}

export async function loadRenderer(folder: string): Promise<Renderer> {
  // React chooses its build when it is first loaded: that of production draws pages in less than half of the time.
  process.env.NODE_ENV = 'production';
  return (await import(pathToFileURL(join(folder, 'renderer/renderer.js')).href)) as Renderer;
}
