import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInputsOf } from '../../cache/store.ts';
import { bundlesFolder, type Project } from '../../run/project.ts';
import type { UsedBlocks } from '../emit/modules.ts';

/** The number of bundles that stay: those of a few sites, each as it is now and as it was before. */
const mostStored = 6;

/** How long a bundle stays, however many others there are: a run may still use it. */
const inUseMs = 3 * 60 * 60 * 1000;

/**
 * The folder of the bundles of a site, cached by an earlier build, else made now. It is filled under another name, then renamed: it is whole
 * or absent.
 */
export async function bundlesOf(project: Project, used: UsedBlocks): Promise<{ folder: string; isCached: boolean }> {
  const { blocks, islands, applications } = used;
  const name = bundleInputsOf(project, [[...blocks.keys()], islands, applications]);
  const store = bundlesFolder(project.engine);
  const folder = join(store, name);
  const isCached = existsSync(folder);
  if (isCached) utimesSync(folder, new Date(), new Date());
  else {
    mkdirSync(store, { recursive: true });
    const part = mkdtempSync(`${folder}.`);
    try {
      const { makeBundles } = await import('./make-bundles.ts');
      await makeBundles(project, used, part);
      // Another run may have made the same meanwhile.
      if (!existsSync(folder)) renameSync(part, folder);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  removeOldest(store, name);
  return { folder, isCached };
}

function removeOldest(store: string, own: string): void {
  const oldest = readdirSync(store)
    .filter((name) => name !== own)
    .map((name) => join(store, name))
    .map((path) => ({ path, usedMs: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.usedMs - a.usedMs)
    .slice(mostStored - 1)
    .filter(({ usedMs }) => usedMs < Date.now() - inUseMs);
  for (const { path } of oldest) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}
