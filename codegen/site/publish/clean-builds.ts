import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIdOf, isAbandoned } from './build-id.ts';
import { currentBuildId } from './dist-link.ts';
import { buildsFolder, readManifest } from './manifest.ts';
import { bundlesFolder } from '../../run/paths.ts';

/**
 * Removes what earlier builds left in `.builds/` and beside the caches: builds older than the previous one, and the unfinished files of killed builds. The published build, the one before it, builds that are still being made by a running process, and names
 * that are not ours are never touched.
 */
export async function cleanBuilds(root: string, engine = root): Promise<void> {
  const folder = buildsFolder(root);
  const abandoned = await abandonedIn(folder);
  // Read after the above: a build whose process has ended by then has already been published, if it ever will be.
  const current = await currentBuildId(root);
  const previous = current === null ? null : ((await readManifest(root, current))?.previous ?? null);
  const inUse = new Set([current, previous].flatMap((id) => (id === null ? [] : [id, `${id}.json`])));
  const bundles = bundlesFolder(engine);
  const left = [
    ...abandoned.filter((name) => !inUse.has(name)).map((name) => join(folder, name)),
    ...(await abandonedIn(bundles)).map((name) => join(bundles, name)),
  ];
  // At once: a build of 15,000 files goes in a quarter of the processor time that queueing its files takes.
  for (const path of left) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

/** The names in a folder that start with the id of a build which is over. */
async function abandonedIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => {
    const id = buildIdOf(name);
    return id !== null && isAbandoned(id);
  });
}
