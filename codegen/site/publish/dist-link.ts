import { readlinkSync } from 'node:fs';
import { lstat, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../../run/user-error.ts';
import { buildsFolder } from './manifest.ts';

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
