import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step: a reader finds the content before or the content after, also when the process is killed. A link at this path
 * is replaced, not followed. Folders are made as needed.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  rmSync(part, { force: true });
  writeFileSync(part, content, { flag: 'wx' });
  renameSync(part, path);
}
