import { join } from 'node:path';
import type { Project } from './project.ts';

/** Where the emitted TypeScript lies: `src/generated/` for the engine's own site, beside the spec for another. */
export function generatedFolder({ root, engine }: Project): string {
  return join(root, root === engine ? 'src/generated' : 'generated');
}

/** Where contents that are dear to make are stored between runs (`Store`), of all sites of an engine. Safe to delete. */
export function diskCache({ engine }: Pick<Project, 'engine'> & Partial<Project>): string {
  return join(engine, 'node_modules/.cache/store');
}

/** Where the bundles of all sites are cached between builds, near the packages that the renderer imports. Safe to delete. */
export function bundlesFolder(engine: string): string {
  return join(engine, 'node_modules/.cache/bundles');
}
