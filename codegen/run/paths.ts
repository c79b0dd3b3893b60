import { hash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Project } from './project.ts';

/** Where the emitted TypeScript lies: `src/generated/` for the engine's own site, beside the spec for another. */
export function generatedFolder({ root, engine }: Project): string {
  return join(root, root === engine ? 'src/generated' : 'generated');
}

/** Where parsed files and compiled schemas are cached between runs. Safe to delete. */
export function diskCache(project: Project): string {
  return cacheFolder(project, 'spec');
}

/**
 * Where the bundles of all sites are cached between builds, near the packages that the renderer imports. The name of an unfinished folder
 * begins with the id of its build. Safe to delete.
 */
export function bundlesFolder(engine: string): string {
  return join(engine, 'node_modules/.cache/bundles');
}

/** Where pages are cached between builds. Safe to delete. */
export function pagesFolder(project: Project): string {
  return cacheFolder(project, 'pages');
}

/** Where drawn pictures and icons are cached between builds. Safe to delete. */
export function imagesFolder(project: Project): string {
  return cacheFolder(project, 'images');
}

/** The cache of one kind for one site. Safe to delete. */
export function cacheFolder({ root, engine }: Project, name: string): string {
  const site = root === engine ? '' : `-${hash('sha256', relative(engine, root)).slice(0, 8)}`;
  return join(engine, 'node_modules/.cache', `${name}${site}`);
}
