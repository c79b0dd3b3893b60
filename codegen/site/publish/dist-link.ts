import { readlinkSync } from 'node:fs';
import { lstat, rename, rm, symlink, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../../run/user-error.ts';
import { writeWhole } from '../../cache/write-whole.ts';
import type { Compression } from './compress.ts';
import type { Route } from '../../../src/shared/route.ts';

/** Where the published site is: a symbolic link to the finished build. */
export function distPath(root: string): string {
  return join(root, 'dist');
}

/** The names in `.builds/` that are of a build: its id alone, or with an ending (`<id>.json`, `<id>.staging`). Older versions had longer ids. */
export const buildIdPattern = /^[0-9a-z]+-[0-9a-f]{6,8}(?:-[0-9a-z]+-[0-9a-f]{6})?(?:\.(?:json|staging|link))?$/;

/** The id of the build that `dist` shows now, or null where it shows none of ours. */
export function currentBuildId(root: string): string | null {
  try {
    const target = readlinkSync(distPath(root));
    const id = basename(target);
    return basename(dirname(target)) === basename(buildsFolder(root)) && buildIdPattern.test(id) ? id : null;
  } catch {
    return null;
  }
}

/**
 * Makes `dist` show build `id`. A rename replaces the link in one step: a reader of `dist/…` finds the old build or the
 * new one, never none, whenever this process is killed.
 * @returns the path, relative to `root`, where a `dist` that was no link (made by hand or by another tool) was put aside;
 * null where there was none
 * @throws a `UserError` where `dist` cannot be replaced; it is then as it was before
 */
export async function pointDistTo(root: string, id: string): Promise<string | null> {
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

export function writeManifest(root: string, manifest: BuildManifest): void {
  writeWhole(manifestPath(root, manifest.id), `${JSON.stringify({ ...manifest, format })}\n`);
}

function manifestPath(root: string, id: string): string {
  return join(buildsFolder(root), `${id}.json`);
}
