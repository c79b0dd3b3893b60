import { attempt } from '../../base/attempt.ts';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, readlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compressedCopies, compressFiles, isCompressedCopy, type Compression } from './compress.ts';
import { listFiles } from './list-files.ts';
import { lstat, rename, rm, symlink, readFile } from 'node:fs/promises';
import { UserError } from '../../run/user-error.ts';
import { writeWhole } from '../../cache/write-whole.ts';
import type { Route } from '../../../src/shared/route.ts';

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

/** Where the published site is: a symbolic link to the finished build. */
export function distPath(root: string): string {
  return join(root, 'dist');
}

/** The names in `.builds/` that are of a build: its id alone, or with an ending (`<id>.json`, `<id>.staging`). Older versions had longer ids. */
const buildIdPattern = /^[0-9a-z]+-[0-9a-f]{6,8}(?:-[0-9a-z]+-[0-9a-f]{6})?(?:\.(?:json|staging|link))?$/;

/** The id of the build that `dist` shows now, or null where it shows none of ours. */
export function currentBuildId(root: string): string | null {
  const target = attempt(() => readlinkSync(distPath(root))) ?? '';
  const id = basename(target);
  return basename(dirname(target)) === basename(buildsFolder(root)) && buildIdPattern.test(id) ? id : null;
}

/**
 * Makes `dist` show build `id`. A rename replaces the link in one step: a reader of `dist/…` finds the old build or the
 * new one, never none, whenever this process is killed.
 * @returns the path, relative to `root`, where a `dist` that was no link (made by hand or by another tool) was put aside;
 * null where there was none
 * @throws a `UserError` where `dist` cannot be replaced; it is then as it was before
 */
async function pointDistTo(root: string, id: string): Promise<string | null> {
  const link = join(buildsFolder(root), `${id}.link`);
  try {
    // Relative to where the link ends up, so that the project folder can be moved or mounted elsewhere.
    await symlink(join(basename(buildsFolder(root)), id), link, 'dir');
  } catch (error) {
    throw new UserError(
      "Impossible de créer un lien symbolique à côté de « dist » : ce disque ou ce compte ne l'autorise pas. " +
        'Le site publié reste inchangé. Placez le projet sur un disque local (sous Windows : dans WSL), puis relancez.',
      { cause: error },
    );
  }
  const setAside = await setAsideForeignDist(root, id);
  try {
    await rename(link, distPath(root));
  } catch (error) {
    await rm(link, { force: true });
    if (setAside !== null) await rename(join(root, setAside), distPath(root));
    throw new UserError(
      "Impossible de remplacer « dist » : vérifiez les droits d'écriture dans le dossier du projet.",
      { cause: error },
    );
  }
  return setAside;
}

/** A link cannot be renamed over a real folder; it is moved, and stays. */
async function setAsideForeignDist(root: string, id: string): Promise<string | null> {
  const dist = await lstat(distPath(root)).catch(() => null);
  if (!dist || dist.isSymbolicLink()) return null;
  const place = join(basename(buildsFolder(root)), `dist-put-aside-${id}`);
  await rename(distPath(root), join(root, place));
  return place;
}

/** The origins that the Content-Security-Policy of a build allows beside the site itself. Usually none. */
export interface Allowance {
  /** Other origins that scripts of the site may send to (`https://forms.example.fr`). */
  readonly connect: readonly string[];
  /** Other origins from which the chat widget loads its scripts, styles, pictures and frames, and to which it connects. */
  readonly chat: readonly string[];
  /** Whether strings that would become script stay forbidden: not every chat widget does without them. */
  readonly trustedTypes: boolean;
}

/** A site that loads nothing from elsewhere and sends nothing. */
export const noAllowance: Allowance = { connect: [], chat: [], trustedTypes: true };

/** The data of a build that a server needs besides its files. */
export interface Serving {
  readonly routes: readonly Route[];
  readonly allowance: Allowance;
  /** Addresses of the site where its forms are posted (`/demandes`), which another program answers; absent where there is none. */
  readonly receivers?: readonly string[];
}

/** The data of a build beside its files: `.builds/<id>.json`. Never inside the build, where it would be served. */
export interface BuildManifest extends Serving {
  readonly id: string;
  /** The build's own files, sorted, without precompressed copies. */
  readonly files: readonly string[];
  /** The assets of an earlier build beside them, for pages that are still open. */
  readonly retained: readonly string[];
  readonly purpose: Purpose;
}

/** What a build was made for. */
export interface Purpose {
  /** How hard its copies are compressed: thoroughly for going live. */
  readonly compression: Compression;
  /** The points left to settle of a release that was accepted as a draft, in one French sentence. */
  readonly unsettled?: string | undefined;
}

/** The folder of all builds, beside `dist`: its files can be renamed into place, being on the same disk. */
export function buildsFolder(root: string): string {
  return join(root, '.builds');
}

/** Changes with the shape of manifests: one of another version of the code is not read. */
const format = 4;

/** The manifest of build `id`, or null where it is missing or unreadable (a build from elsewhere, or of another version of the code). */
export async function readManifest(root: string, id: string): Promise<BuildManifest | null> {
  try {
    const text = await readFile(manifestPath(root, id), 'utf8');
    const manifest = JSON.parse(text) as BuildManifest & { format: number };
    return manifest.format === format && manifest.id === id ? manifest : null;
  } catch {
    return null;
  }
}

function writeManifest(root: string, manifest: BuildManifest): void {
  writeWhole(manifestPath(root, manifest.id), `${JSON.stringify({ ...manifest, format })}\n`);
}

function manifestPath(root: string, id: string): string {
  return join(buildsFolder(root), `${id}.json`);
}
