import { copyFile, link, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressedCopies } from './compress.ts';
import { inParallel } from './in-parallel.ts';

/** Enough to keep the disk busy, few enough never to run out of file descriptors. */
const filesAtOnce = 64;

/**
 * Replaces each of the `files` of `folder` that has the same bytes in `previous` by a hard link to that one, its
 * compressed copies included: they are not computed again, and the kept modification time keeps browsers' ETags valid.
 * @returns how many files are unchanged
 */
export async function reuseUnchanged(folder: string, previous: string, files: readonly string[]): Promise<number> {
  let unchanged = 0;
  await inParallel(files, filesAtOnce, async (file) => {
    const [made, kept] = [join(folder, file), join(previous, file)];
    const comparison = await compare(made, kept);
    if (comparison === 'different') return;
    if (comparison === 'same bytes' && !(await replaceByLink(made, kept))) return;
    unchanged += 1;
    await Promise.all(compressedCopies(file).map((copy) => linkIfPresent(join(previous, copy), join(folder, copy))));
  });
  return unchanged;
}

/**
 * Brings the `files` of `previous` that `folder` lacks into it, compressed copies included, so that pages opened before
 * still find the scripts and styles they name.
 * @returns the files that were brought
 */
export async function carryOver(folder: string, previous: string, files: readonly string[]): Promise<string[]> {
  const carried: string[] = [];
  await inParallel(files, filesAtOnce, async (file) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    if (!(await linkIfPresent(join(previous, file), join(folder, file)))) return;
    carried.push(file);
    await Promise.all(compressedCopies(file).map((copy) => linkIfPresent(join(previous, copy), join(folder, copy))));
  });
  return carried;
}

/** Two names of the same file need no bytes read: `made` may have been linked already, against the build published before. */
async function compare(made: string, kept: string): Promise<'same file' | 'same bytes' | 'different'> {
  const [madeStats, keptStats] = await Promise.all([stat(made), stat(kept).catch(() => null)]);
  if (!keptStats?.isFile() || keptStats.size !== madeStats.size) return 'different';
  if (keptStats.ino === madeStats.ino && keptStats.dev === madeStats.dev) return 'same file';
  const [madeBytes, keptBytes] = await Promise.all([readFile(made), readFile(kept).catch(() => null)]);
  return keptBytes !== null && madeBytes.equals(keptBytes) ? 'same bytes' : 'different';
}

/** By way of another name: should `kept` vanish at this moment, the file just made is still there. */
async function replaceByLink(made: string, kept: string): Promise<boolean> {
  const name = `${made}.kept`;
  try {
    if (!(await linkIfPresent(kept, name))) return false;
    await rename(name, made);
    return true;
  } finally {
    // A rename onto another name of the same file does nothing, and succeeds (POSIX).
    await rm(name, { force: true });
  }
}

/** Whether the file was there to link: another build may be removing that folder at this moment. */
async function linkIfPresent(from: string, to: string): Promise<boolean> {
  try {
    await linkOrCopy(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EEXIST') return false;
    throw error;
  }
}

/** Some disks know no hard links (FAT, some network folders), and a file can have only so many. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV'].includes(code)) throw error;
    await copyFile(from, to);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
  }
}
