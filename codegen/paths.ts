import { join } from 'node:path';

/** Where parsed spec files are remembered between runs. Safe to delete. */
export function diskCache(root: string): string {
  return join(root, 'node_modules/.cache/spec');
}

/** Where the emitted TypeScript lies. */
export function generatedFolder(root: string): string {
  return join(root, 'src/generated');
}

/** Where the bundled static renderer lies. Rebuilt by every build. */
export function rendererFolder(root: string): string {
  return join(root, 'node_modules/.cache/renderer');
}
