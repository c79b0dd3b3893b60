import { cpSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedCopies } from './compress.ts';

/**
 * Replaces each of the `files` of `folder` that has the same bytes in `previous` by a hard link to that one, its
 * compressed copies included: they are not computed again, and the same modification time leaves browsers' ETags valid.
 * @returns how many files are unchanged
 */
export function reuseUnchanged(folder: string, previous: string, files: readonly string[]): number {
  // Synchronous: queueing thousands of small operations takes longer than they do.
  const unchanged = files.filter((file) => {
    const [made, old] = [join(folder, file), join(previous, file)];
    // Under another name first: should `old` vanish at this moment, the file just made is still there.
    const link = `${made}.reused`;
    if (!hasSameBytes(made, old) || !linkIfPresent(old, link)) return false;
    renameSync(link, made);
    // A rename onto another name of the same file does nothing, and succeeds (POSIX).
    rmSync(link, { force: true });
    linkCopies(folder, previous, file);
    return true;
  });
  return unchanged.length;
}

/**
 * Brings the `files` of `previous` that `folder` lacks into it, compressed copies included, so that pages opened before
 * still find the scripts and styles they name.
 * @returns the files that were brought
 */
export function retainAssets(folder: string, previous: string, files: readonly string[]): string[] {
  return files.filter((file) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const isThere = linkIfPresent(join(previous, file), join(folder, file));
    if (isThere) linkCopies(folder, previous, file);
    return isThere;
  });
}

function linkCopies(folder: string, previous: string, file: string): void {
  for (const copy of compressedCopies(file)) linkIfPresent(join(previous, copy), join(folder, copy));
}

/** False also where another build removes that folder at this moment. */
function hasSameBytes(made: string, old: string): boolean {
  const stats = statSync(old, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size !== statSync(made).size) return false;
  try {
    return readFileSync(old).equals(readFileSync(made));
  } catch {
    return false;
  }
}

/** Whether the file was there to link: another build may be removing that folder at this moment. */
function linkIfPresent(from: string, to: string): boolean {
  try {
    linkOrCopy(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EEXIST') return false;
    throw error;
  }
}

/** Some disks know no hard links (FAT, some network folders), and a file can have only so many. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV'].includes(code)) throw error;
    cpSync(from, to, { preserveTimestamps: true });
  }
}
