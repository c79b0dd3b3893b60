import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compressedCopies, compressFiles, isCompressedCopy } from './compress.ts';
import {
  buildIdPattern,
  currentBuildId,
  pointDistTo,
  buildsFolder,
  readManifest,
  writeManifest,
  type BuildManifest,
  type Purpose,
  type Serving,
} from './dist-link.ts';
import { listFiles } from './list-files.ts';

export interface Publication {
  /** The build that `dist` shows now. */
  readonly id: string;
  /** Files of this build, without compressed copies and retained assets. */
  readonly files: number;
  readonly compressed: number;
  /** Assets of an earlier build for pages that are still open. */
  readonly retained: number;
  /** Where a `dist` that was not ours was put, relative to the project; null where there was none. */
  readonly putAside: string | null;
}

/**
 * Makes the empty folder a build is written into, and removes what killed and outdated builds have left. The caller holds the lock
 * (`withLock`) until the build is published or given up.
 * @param root the site's folder
 * @returns the absolute path of the staging folder; hand it to `publish`, and to `discardStaging` in the end
 */
export function createStaging(root: string): string {
  const folder = buildsFolder(root);
  mkdirSync(folder, { recursive: true });
  const current = currentBuildId(root);
  for (const name of readdirSync(folder))
    if (buildIdPattern.test(name) && name !== current && name !== `${current}.json`)
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  const staging = join(folder, `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}.staging`);
  mkdirSync(staging);
  return staging;
}

/** Gives up a build that was not published: `dist` stays as it is. */
export function discardStaging(staging: string): void {
  rmSync(staging, { recursive: true, force: true });
}

/**
 * Publishes a finished build: adds the compressed copies and former assets, then makes `dist` show the new build in one step
 * (docs/decisions/publish.md). The build that is replaced stays until the next one, for requests under way.
 * @param staging a folder made by `createStaging`, filled; it no longer exists afterwards
 * @param serving what servers must know of this build
 * @throws a `UserError` where `dist` cannot be replaced; it is then as before
 */
export async function publish(staging: string, serving: Serving, purpose: Purpose = { compression: 'quick' }) {
  const [id, root] = [basename(staging, '.staging'), dirname(dirname(staging))];
  const files = listFiles(staging).filter((file) => !isCompressedCopy(file));
  const compressed = await compressFiles(staging, files, purpose.compression);
  const retained = await retainAssets(root, staging, files);
  renameSync(staging, join(buildsFolder(root), id));
  writeManifest(root, { id, files, retained, purpose, ...serving });
  const putAside = await pointDistTo(root, id);
  return { id, files: files.length, compressed, retained: retained.length, putAside };
}

/**
 * Copies the assets of the published build that this one lacks, so that pages opened before still find the scripts and styles they name:
 * those of the last build that had others.
 * @returns their names, without compressed copies
 */
async function retainAssets(root: string, staging: string, files: readonly string[]): Promise<string[]> {
  const id = currentBuildId(root);
  const published: BuildManifest | null = id === null ? null : await readManifest(root, id);
  if (published === null) return [];
  const own = new Set(files);
  const lacking = (names: readonly string[]) => names.filter((name) => name.startsWith('assets/') && !own.has(name));
  const former = lacking(published.files);
  const retained = (former.length > 0 ? former : lacking(published.retained)).filter((name) =>
    existsSync(join(root, 'dist', name)),
  );
  for (const name of retained.flatMap((file) => [file, ...compressedCopies(file)])) {
    const from = join(root, 'dist', name);
    if (existsSync(from)) cpSync(from, join(staging, name), { preserveTimestamps: true });
  }
  return retained;
}
