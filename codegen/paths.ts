import { join } from 'node:path';

/** Where parsed spec files are remembered between runs. Safe to delete. */
export function diskCache(root: string): string {
  return join(root, 'node_modules/.cache/spec');
}

/** Where the emitted TypeScript lies. */
export function generatedFolder(root: string): string {
  return join(root, 'src/generated');
}

/** Where builds bundle their static renderer, each in a folder of its own: what a killed one leaves is told by its id. */
export function renderersFolder(root: string): string {
  return join(root, 'node_modules/.cache/renderer');
}

/** Where drawn pictures and icons are remembered between builds. Safe to delete. */
export function imagesFolder(root: string): string {
  return join(root, 'node_modules/.cache/images');
}
