import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { bundledCodeOf, bundledModulesOf } from '../../cache/fingerprint.ts';
import { bundlesFolder, generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import { buildIdOf } from '../publish/build-id.ts';
import { listFiles } from '../publish/list-files.ts';
import type { Bundler } from './bundle-apart.ts';
import type { UsedBlocks } from '../emit/used-blocks.ts';

/** The number of cached bundles: those of a few sites, each as it is now and as it was before. */
const mostCached = 6;

/** How long a bundle stays, however many others there are: a build or a dev server may still use it. */
const inUseMs = 3 * 60 * 60 * 1000;

/** Names the content of the files of a bundle: one that is not whole, or not as it was made, is made again. */
const contentsFile = 'contents.json';

/**
 * Starts the process that bundles, if no bundle of the code as it is now is cached. It loads the bundler while
 * the spec is read.
 */
export async function startBundlerEarly(project: Project): Promise<Bundler | undefined> {
  const code = codeKeyOf(project);
  return namesIn(bundlesFolder(project.engine)).some((name) => name.startsWith(`${code}-`))
    ? undefined
    : startBundler(project);
}

async function startBundler({ engine }: Project): Promise<Bundler> {
  const { Bundler } = await import('./bundle-apart.ts');
  return new Bundler(engine);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No bundle is cached yet.
    return [];
  }
}

/**
 * The folder of the bundles of a site: cached by an earlier build under the hash of all inputs, else made now.
 * @param staging the folder of the build; its name tells whose a half made bundle is
 * @param bundler the process that bundles, if it was started already: it gets its request before this function returns
 * @param whenRenderer called, if bundles are made, with the folder of the renderer, which lies there until the returned promise has settled
 */
export async function bundlesOf(
  project: Project,
  used: UsedBlocks,
  staging: string,
  bundler?: Bundler,
  whenRenderer: (folder: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ folder: string; isCached: boolean }> {
  const bundles = bundlesFolder(project.engine);
  const folder = join(bundles, keyOf(project, used));
  const isCached = isNoted(folder) && (await isWhole(folder));
  if (isCached) await utimes(folder, new Date(), new Date());
  else await makeIn(folder, project, used, join(bundles, basename(staging)), bundler, whenRenderer);
  await removeOldest(bundles, folder);
  return { folder, isCached };
}

/** The hash of the code, then of all inputs: the first part shows whether any bundle of the code is cached. */
function keyOf(project: Project, used: UsedBlocks): string {
  const code = codeKeyOf(project);
  const { blocks, islands, applications } = used;
  const place = relative(project.engine, generatedFolder(project));
  const request = [[...blocks.keys()], islands, applications, place];
  return `${code}-${hash('sha256', JSON.stringify([code, bundledModulesOf(project), request])).slice(0, 32)}`;
}

function codeKeyOf(project: Project): string {
  return bundledCodeOf(project).slice(0, 32);
}

/** Made beside, then renamed: whole or not at all. Another site's build may have made the same meanwhile. */
async function makeIn(
  folder: string,
  project: Project,
  used: UsedBlocks,
  part: string,
  started: Bundler | undefined,
  whenRenderer: (folder: string) => Promise<unknown>,
): Promise<void> {
  mkdirSync(part, { recursive: true });
  try {
    const bundler = started ?? (await startBundler(project));
    let loading: Promise<unknown> | undefined;
    await bundler.bundle(project, used, part, () => {
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

function isNoted(folder: string): boolean {
  return existsSync(join(folder, contentsFile));
}

async function isWhole(folder: string): Promise<boolean> {
  if (!isNoted(folder)) return false;
  try {
    const noted: unknown = JSON.parse(await readFile(join(folder, contentsFile), 'utf8'));
    return JSON.stringify(noted) === JSON.stringify(await contentsOf(folder));
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
  const cached = (await readdir(bundles)).filter((name) => buildIdOf(name) === null).map((name) => join(bundles, name));
  const ages = await Promise.all(
    cached.map(async (path) => ({
      path,
      usedMs: await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  const oldest = ages
    .filter(({ path }) => path !== own)
    .toSorted((a, b) => b.usedMs - a.usedMs)
    .slice(mostCached - 1)
    .filter(({ usedMs }) => usedMs < Date.now() - inUseMs);
  await Promise.all(oldest.map(({ path }) => rm(path, { recursive: true, force: true, maxRetries: 3 })));
}
