import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All files under `folder`, sorted, as paths relative to it with `/` between their parts. Throws where there is no such folder. */
export function listFiles(folder: string): string[] {
  return namesBelow(folder, '').toSorted();
}

/** Synchronous, without `recursive`: with 15,000 files, a fifth of the processor time. */
function namesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return namesBelow(join(folder, entry.name), `${prefix}${entry.name}/`);
    return entry.isFile() ? `${prefix}${entry.name}` : [];
  });
}

/** Writes a file of a folder by its path in it. Folders are made as needed. */
export function writeIn(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
