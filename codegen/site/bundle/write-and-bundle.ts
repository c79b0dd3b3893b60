import { bundle, type Bundle } from './bundle.ts';
import type { Bundler } from './bundle-apart.ts';
import type { Renderer } from '../pages/renderer.ts';
import { withUsedBlocks } from '../emit/used-blocks.ts';
import { writeModules } from '../emit/write-modules.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Project } from '../../run/project.ts';
import type { Site } from '../../model/site.ts';

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
  // A fault is told by the phase that waits for it.
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
