import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a site in its folder: the spec, and the files copied beside the pages. */
export const siteParts = ['spec', 'public'];

/** Makes a folder hold the site of another one, and leaves what else is there. */
export function copySite(from: string, to: string): void {
  for (const part of siteParts) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
  }
}
