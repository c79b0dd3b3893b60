import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedCopies } from './compress.ts';

/**
 * Replaces each of the `files` of `folder` that has the same bytes in `previous` by a hard link to that one, its
 * compressed copies included: they are not computed again, and the same modification time leaves browsers' ETags valid.
 * @returns how many files are unchanged
 */
export function reuseUnchanged(folder: string, previous: string, files: readonly string[]): number {
  let unchanged = 0;
  // Synchronous: queueing thousands of small operations takes longer than they do.
  for (const file of files) {
    const [made, old] = [join(folder, file), join(previous, file)];
    if (!hasSameBytes(made, old) || !replaceByLink(made, old)) continue;
    unchanged += 1;
    for (const copy of compressedCopies(file)) linkIfPresent(join(previous, copy), join(folder, copy));
  }
  return unchanged;
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
    if (isThere) for (const copy of compressedCopies(file)) linkIfPresent(join(previous, copy), join(folder, copy));
    return isThere;
  });
}

function hasSameBytes(made: string, old: string): boolean {
  const stats = statSync(old, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size !== statSync(made).size) return false;
  const bytes = readIfPresent(old);
  return bytes !== undefined && readFileSync(made).equals(bytes);
}

/** Another build may be removing that folder at this moment. */
function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Links under another name first: should `old` vanish at this moment, the file just made is still there. */
function replaceByLink(made: string, old: string): boolean {
  const name = `${made}.reused`;
  try {
    if (!linkIfPresent(old, name)) return false;
    renameSync(name, made);
    return true;
  } finally {
    // A rename onto another name of the same file does nothing, and succeeds (POSIX).
    if (existsSync(name)) rmSync(name, { force: true });
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
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}
