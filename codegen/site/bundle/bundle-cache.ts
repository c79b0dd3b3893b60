import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { bundledCodeOf, bundledModulesOf } from '../../cache/fingerprint.ts';
import { bundlesFolder, generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import { buildIdOf } from '../publish/build-id.ts';
import { listFiles } from '../publish/list-files.ts';
import type { UsedBlocks } from '../emit/used-blocks.ts';

/** How many bundles stay in the cache: those of a few sites, each in its current and its former state. */
const mostCached = 6;

/** Bundles used in the last hours always stay: another process may have loaded their renderer. */
const inUseMs = 3 * 60 * 60 * 1000;

/** The hashes of the files of a bundle. A bundle whose files differ from it is made again. */
const contentsFile = 'contents.json';

/**
 * The folder of the bundles of a site, from the cache or made now. Its name is a hash of all their inputs.
 * @param staging the folder of the build; an unfinished bundle has its name, which holds the id of the build
 * @param whenRenderer called, where bundles are made, with the folder that holds the renderer until the returned promise has settled
 */
export async function bundlesOf(
  project: Project,
  used: UsedBlocks,
  staging: string,
  whenRenderer: (folder: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ folder: string; isCached: boolean }> {
  const bundles = bundlesFolder(project.engine);
  const folder = join(bundles, keyOf(project, used));
  const isCached = await isWhole(folder);
  if (isCached) await utimes(folder, new Date(), new Date());
  else await makeIn(folder, project, used, join(bundles, basename(staging)), whenRenderer);
  await removeOldest(bundles, folder);
  return { folder, isCached };
}

function keyOf(project: Project, { blocks, islands, applications }: UsedBlocks): string {
  const place = relative(project.engine, generatedFolder(project));
  const inputs = [bundledCodeOf(project), bundledModulesOf(project), [...blocks.keys()], islands, applications, place];
  return hash('sha256', JSON.stringify(inputs)).slice(0, 32);
}

/** Makes bundles in `part`, then renames it. The build of another site may have made the same bundles meanwhile. */
async function makeIn(
  folder: string,
  project: Project,
  used: UsedBlocks,
  part: string,
  whenRenderer: (folder: string) => Promise<unknown>,
): Promise<void> {
  mkdirSync(part, { recursive: true });
  try {
    const { makeBundles } = await import('./make-bundles.ts');
    let loading: Promise<unknown> | undefined;
    await makeBundles(project, used, part, () => {
      loading = whenRenderer(part);
    });
    await loading;
    await writeFile(join(part, contentsFile), JSON.stringify(await contentsOf(part)));
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
  } catch (error) {
    if (!(await isWhole(folder))) throw error;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function isWhole(folder: string): Promise<boolean> {
  try {
    return (await readFile(join(folder, contentsFile), 'utf8')) === JSON.stringify(await contentsOf(folder));
  } catch {
    return false;
  }
}

/** A hash of the content of each file, by name. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const files = listFiles(folder).filter((file) => file !== contentsFile);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, hash('sha256', await readFile(join(folder, file)))] as const)),
  );
}

async function removeOldest(bundles: string, own: string): Promise<void> {
  const others = (await readdir(bundles))
    .filter((name) => buildIdOf(name) === null && name !== basename(own))
    .map((name) => join(bundles, name));
  const ages = await Promise.all(
    others.map(async (path) => ({
      path,
      usedMs: await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  const oldest = ages
    .toSorted((a, b) => b.usedMs - a.usedMs)
    .slice(mostCached - 1)
    .filter(({ usedMs }) => usedMs < Date.now() - inUseMs);
  await Promise.all(oldest.map(({ path }) => rm(path, { recursive: true, force: true, maxRetries: 3 })));
}
