import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Makes `folder` hold exactly `files` (by path, forward slashes). Files that are right already are not touched,
 * so that watchers and incremental compilers see only real changes; files of no run are removed.
 * Returns the paths written and removed.
 * @param belongs whether another path belongs there
 */
export function writeGenerated(
  folder: string,
  files: ReadonlyMap<string, string>,
  belongs: (name: string) => boolean = () => false,
): { written: string[]; removed: string[] } {
  mkdirSync(folder, { recursive: true });
  const written = [...files].flatMap(([name, text]) => (writeIfChanged(join(folder, name), text) ? [name] : []));
  const removed = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (files.has(name) || belongs(name)) return [];
    rmSync(path);
    return [name];
  });
  return { written, removed };
}

function writeIfChanged(file: string, text: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === Buffer.byteLength(text) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}
