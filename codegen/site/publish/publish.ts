import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compressedCopies, compressFiles, isCompressedCopy, settingsOf, type Compression } from './compress.ts';
import { buildIdOf, createBuildId, endBuild } from './build-id.ts';
import { traceOf } from '../../cache/fingerprint.ts';
import type { Progress } from '../../run/phases.ts';
import { cleanBuilds } from './clean-builds.ts';
import { pointDistTo } from './dist-link.ts';
import { listFiles } from './list-files.ts';
import { withLock } from './lock.ts';
import { buildsFolder, writeManifest } from './manifest.ts';
import type { BuildManifest, Serving } from './manifest.ts';
import { readPublished, type PublishedSite } from './published-site.ts';
import { carryOver, reuseUnchanged } from './reuse.ts';

export interface Publication {
  /** The build that `dist` shows now. */
  readonly id: string;
  /** Of its folder (`traceOf`). */
  readonly trace: string;
  /** Files of this build, without compressed copies and carried assets. */
  readonly files: number;
  /** How many of them are the very files of the previous build. */
  readonly reused: number;
  /** Compressed copies computed now. */
  readonly compressed: number;
  /** Assets of the previous build kept for pages that are still open. */
  readonly carried: number;
  /** True where the build equals the published one: `dist` was left as it was. */
  readonly unchanged: boolean;
  /** Where a `dist` that was not ours was put, relative to the project; null where there was none. */
  readonly putAside: string | null;
}

/** What is known of the files of a build, compared with what is published. */
export interface KnownFiles {
  /** They differ from it: they are not compared, and stay as they were made. */
  readonly changed: ReadonlySet<string>;
  /** They were taken of it (`carrier`), compressed copies included. */
  readonly taken: ReadonlySet<string>;
  /** It itself, where it is known to be as its build left it. */
  readonly asLeft: PublishedSite | undefined;
}

/** Of a build that is compared with it. */
export const noneKnown: KnownFiles = { changed: new Set(), taken: new Set(), asLeft: undefined };

/**
 * Makes the empty folder a build is written into, and removes what killed and outdated builds left.
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
 * @param known what is known of its files, compared with what is published
 * @throws {PublishError} where `dist` cannot be replaced; it is then as before
 */
export async function publish(
  staging: string,
  serving: Serving,
  compression: Compression = 'quick',
  progress?: Progress,
  known: KnownFiles = noneKnown,
): Promise<Publication> {
  const id = stagingId(staging);
  const root = dirname(dirname(staging));
  try {
    return await withLock(root, 'publish', () =>
      publishBuild(root, staging, { id, serving, compression, progress, known }),
    );
  } finally {
    await discardStaging(staging);
  }
}

async function publishBuild(
  root: string,
  staging: string,
  {
    id,
    serving,
    compression,
    progress,
    known,
  }: {
    id: string;
    serving: Serving;
    compression: Compression;
    progress: Progress | undefined;
    known: KnownFiles;
  },
): Promise<Publication> {
  const files = listFiles(staging).filter((file) => !isCompressedCopy(file));
  const counts = { files: files.length, reused: 0, compressed: 0, carried: 0 };
  const { changed, taken, asLeft } = known;
  const previous = await readPublished(root);
  const previousFolder = join(buildsFolder(root), previous?.id ?? '');
  // What somebody has written into since is made anew, compressed copies with it: they are not compared.
  const isAsLeft = previous && (previous.id === asLeft?.id || previous.trace === traceOf([previousFolder]));
  const settings = settingsOf(compression);
  if (isAsLeft && previous.settings === settings) {
    const others = files.filter((file) => !changed.has(file) && !taken.has(file));
    counts.reused = taken.size + reuseUnchanged(staging, previousFolder, others);
  }
  const untaken = files.filter((file) => !taken.has(file));
  counts.compressed = await compressFiles(staging, untaken, compression, progress);
  if (previous && counts.reused === files.length && counts.compressed === 0 && sameSite(previous, files, serving)) {
    return { id: previous.id, trace: previous.trace, ...counts, unchanged: true, putAside: null };
  }
  const own = new Set(files);
  const assets = previous?.files.filter((file) => file.startsWith('assets/') && !own.has(file)) ?? [];
  const carried = carryOver(staging, previousFolder, assets);
  counts.carried = carried.length;
  refuseUnnamedFiles(listFiles(staging), [...files, ...carried]);
  await rename(staging, join(buildsFolder(root), id));
  const trace = traceOf([join(buildsFolder(root), id)]) ?? '';
  writeManifest(root, { id, previous: previous?.id ?? null, files, trace, compression, settings, ...serving });
  const putAside = await pointDistTo(root, id);
  await cleanBuilds(root);
  return { id, trace, ...counts, unchanged: false, putAside };
}

/** What is published has a name that the build or the one before it gave: nothing of our own work in between stays. */
function refuseUnnamedFiles(staged: readonly string[], named: readonly string[]): void {
  const known = new Set(named.flatMap((file) => [file, ...compressedCopies(file)]));
  const unnamed = staged.filter((file) => !known.has(file));
  if (unnamed.length > 0)
    throw new Error(`publishing left files that no build named: ${unnamed.slice(0, 5).join(', ')}`);
}

function sameSite(published: BuildManifest, files: readonly string[], serving: Serving): boolean {
  return (
    JSON.stringify(published.files) === JSON.stringify(files) &&
    JSON.stringify(published.fallbacks) === JSON.stringify(serving.fallbacks) &&
    JSON.stringify(published.redirects) === JSON.stringify(serving.redirects) &&
    JSON.stringify(published.allowance) === JSON.stringify(serving.allowance)
  );
}

function stagingId(staging: string): string {
  const id = buildIdOf(basename(staging));
  if (id === null) throw new Error(`${staging} was not made by createStaging`);
  return id;
}
