import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The path of a file in the folder, and its text. */
export type EmittedFile = readonly [name: string, text: string];

/**
 * Makes `folder` hold exactly `files` (by path, forward slashes). Files that are right already are not touched,
 * so that watchers and incremental compilers see only real changes; files of no run are removed.
 * @param files each is written before the next one is asked for
 * @param belongs whether another path belongs there
 * @returns the paths of the files, and of those written and removed
 */
export function writeGenerated(
  folder: string,
  files: Iterable<EmittedFile>,
  belongs: (name: string) => boolean = () => false,
): { names: ReadonlySet<string>; written: string[]; removed: string[] } {
  mkdirSync(folder, { recursive: true });
  const names = new Set<string>();
  const written: string[] = [];
  for (const [name, text] of files) {
    names.add(name);
    if (writeIfChanged(join(folder, name), text)) written.push(name);
  }
  const removed = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (names.has(name) || belongs(name)) return [];
    rmSync(path);
    return [name];
  });
  return { names, written, removed };
}

function writeIfChanged(file: string, text: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === Buffer.byteLength(text) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}
