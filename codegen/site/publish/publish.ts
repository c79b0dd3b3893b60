import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compressedCopies, compressFiles, isCompressedCopy, settingsOf, type Compression } from './compress.ts';
import { buildIdOf, createBuildId, endBuild, isAbandoned } from './build-id.ts';
import { traceOf } from '../../cache/fingerprint.ts';
import type { Progress } from '../../run/phases.ts';
import { currentBuildId, pointDistTo } from './dist-link.ts';
import { listFiles } from './list-files.ts';
import { withLock } from './lock.ts';
import { buildsFolder, readManifest, writeManifest, type BuildManifest, type Serving } from './manifest.ts';
import { retainAssets, reuseUnchanged } from './reuse.ts';
import { bundlesFolder } from '../../run/paths.ts';

export interface Publication {
  /** The build that `dist` shows now. */
  readonly id: string;
  /** Of its folder (`traceOf`). */
  readonly trace: string;
  /** Files of this build, without compressed copies and retained assets. */
  readonly files: number;
  /** How many of them are the very files of the previous build. */
  readonly reused: number;
  /** Compressed copies computed now. */
  readonly compressed: number;
  /** Assets of the previous build for pages that are still open. */
  readonly retained: number;
  /** True where the build equals the published one: `dist` was left as it was. */
  readonly unchanged: boolean;
  /** Where a `dist` that was not ours was put, relative to the project; null where there was none. */
  readonly putAside: string | null;
}

/**
 * Makes the empty folder a build is written into, and removes killed and outdated builds.
 * @param root the site's folder
 * @param engine the folder whose packages the renderer imports
 * @returns the absolute path of the staging folder; hand it to `publish`, or to `discardStaging` if the build fails
 */
export async function createStaging(root: string, engine = root): Promise<string> {
  await cleanBuilds(root, engine);
  const staging = join(buildsFolder(root), `${createBuildId()}.staging`);
  await mkdir(staging, { recursive: true });
  return staging;
}

/** Gives up a build: its staging folder is removed, `dist` stays as it is. */
export async function discardStaging(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  endBuild(stagingId(staging));
}

/**
 * Publishes a finished build: takes unchanged files from the published one, adds that one's assets and the compressed
 * copies, then makes `dist` show the new build in one step (docs/decisions/publish.md). One at a time: the build it
 * compares itself with is the one it replaces.
 * @param staging a folder made by `createStaging`, filled; it no longer exists afterwards
 * @param serving what servers must know of this build
 * @param compression how hard its files are compressed
 * @throws {PublishError} where `dist` cannot be replaced; it is then as before
 */
export async function publish(
  staging: string,
  serving: Serving,
  compression: Compression = 'quick',
  progress?: Progress,
): Promise<Publication> {
  try {
    return await withLock(dirname(dirname(staging)), 'publish', () =>
      publishBuild(staging, serving, compression, progress),
    );
  } finally {
    await discardStaging(staging);
  }
}

async function publishBuild(
  staging: string,
  serving: Serving,
  compression: Compression,
  progress: Progress | undefined,
): Promise<Publication> {
  const [id, root] = [stagingId(staging), dirname(dirname(staging))];
  const files = listFiles(staging).filter((file) => !isCompressedCopy(file));
  const counts = { files: files.length, reused: 0, compressed: 0, retained: 0 };
  const previousId = await currentBuildId(root);
  const previous = previousId === null ? null : await readManifest(root, previousId);
  const previousFolder = join(buildsFolder(root), previous?.id ?? '');
  const settings = settingsOf(compression);
  // A published folder that was changed by hand is not reused: its compressed copies may differ from their files.
  if (previous?.settings === settings && previous.trace === traceOf([previousFolder]))
    counts.reused = reuseUnchanged(staging, previousFolder, files);
  counts.compressed = await compressFiles(staging, files, compression, progress);
  if (previous && counts.reused === files.length && counts.compressed === 0 && sameSite(previous, files, serving)) {
    return { id: previous.id, trace: previous.trace, ...counts, unchanged: true, putAside: null };
  }
  const own = new Set(files);
  const assets = previous?.files.filter((file) => file.startsWith('assets/') && !own.has(file)) ?? [];
  const retained = retainAssets(staging, previousFolder, assets);
  counts.retained = retained.length;
  refuseUnnamedFiles(listFiles(staging), [...files, ...retained]);
  await rename(staging, join(buildsFolder(root), id));
  const trace = traceOf([join(buildsFolder(root), id)]) ?? '';
  writeManifest(root, { id, previous: previous?.id ?? null, files, trace, compression, settings, ...serving });
  const putAside = await pointDistTo(root, id);
  await cleanBuilds(root);
  return { id, trace, ...counts, unchanged: false, putAside };
}

/** Each published file is one of the build or of the one before: no temporary file stays. */
function refuseUnnamedFiles(staged: readonly string[], named: readonly string[]): void {
  const known = new Set(named.flatMap((file) => [file, ...compressedCopies(file)]));
  const unnamed = staged.filter((file) => !known.has(file));
  if (unnamed.length > 0)
    throw new Error(`publishing left files that no build named: ${unnamed.slice(0, 5).join(', ')}`);
}

function sameSite(published: BuildManifest, files: readonly string[], serving: Serving): boolean {
  const served = ({ fallbacks, redirects, allowance, receivers }: Serving) =>
    JSON.stringify([fallbacks, redirects, allowance, receivers]);
  return JSON.stringify(published.files) === JSON.stringify(files) && served(published) === served(serving);
}

function stagingId(staging: string): string {
  const id = buildIdOf(basename(staging));
  if (id === null) throw new Error(`${staging} was not made by createStaging`);
  return id;
}

/**
 * Removes what earlier builds left in `.builds/` and beside the caches: builds older than the previous one, and the unfinished files of killed builds. The published build, the one before it, builds that are still being made by a running process, and names
 * that are not ours are never touched.
 */
async function cleanBuilds(root: string, engine = root): Promise<void> {
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
