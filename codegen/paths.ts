import { join } from 'node:path';

/** Where parsed spec files are remembered between runs. Safe to delete. */
export function diskCache(root: string): string {
  return join(root, 'node_modules/.cache/spec');
}

/** Where the emitted TypeScript lies. */
export function generatedFolder(root: string): string {
  return join(root, 'src/generated');
}

/** Where a build bundles its static renderer: a folder of its own, so that builds at the same time do not meet. */
export function rendererFolder(root: string, buildId: string): string {
  return join(root, 'node_modules/.cache/renderer', buildId);
}

/** Where drawn pictures and icons are remembered between builds. Safe to delete. */
export function imagesFolder(root: string): string {
  return join(root, 'node_modules/.cache/images');
}
