import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory: what is measured there does not wait for a disk. */
const inMemory = '/dev/shm';

/** A new folder to measure in, in memory where there is such a place. `TMPDIR` names another one. */
export async function scratchFolder(name: string): Promise<string> {
  const place = process.env['TMPDIR'] === undefined && existsSync(inMemory) ? inMemory : tmpdir();
  return mkdtemp(join(place, `${name}-`));
}
