import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '../base/path.ts';
import { isIgnoredFile } from '../base/ignored-files.ts';
import type { Project } from '../run/project.ts';

export interface PublicFile {
  readonly path: string;
  readonly bytes: number;
}

/** The files of `public/` by their names in the build, sorted. */
export type PublicFiles = ReadonlyMap<string, PublicFile>;

/**
 * Lists the files of `public/`: the engine's, then those of another site, which win. Names are composed (NFC), as requests are: a file
 * from a Mac would otherwise have no address.
 */
export function readPublicFiles({ root, engine }: Project): PublicFiles {
  const folders = [...new Set([engine, root])].map((folder) => join(folder, 'public'));
  const found = folders.flatMap((folder) => filesBelow(folder, ''));
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function filesBelow(folder: string, prefix: string): [string, PublicFile][] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [name, path] = [prefix + entry.name.normalize('NFC'), join(folder, entry.name)];
    // The ending of compressed copies, which have no address.
    if (isIgnoredFile(entry.name) || /\.(?:br|gz)$/.test(name)) return [];
    if (entry.isDirectory()) return filesBelow(path, `${name}/`);
    return entry.isFile() ? [[name, { path, bytes: statSync(path).size }]] : [];
  });
}

/**
 * The name of the file that an address leads to, typed with escapes or without; undefined for none. As on servers, a page of HTML answers
 * without its ending.
 */
export function fileAt(address: string, files: PublicFiles): string | undefined {
  const typed = address.replace(/[?#].*$/, '').slice(1);
  const names = [typed.normalize('NFC'), decodePath(`/${typed}`)?.slice(1) ?? ''];
  return names
    .flatMap((name) => [`${name}.html`, ...(name.endsWith('.html') ? [] : [name])])
    .find((name) => files.has(name));
}
