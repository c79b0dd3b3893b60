import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CachedFile } from '../../cache/cached-file.ts';
import { keptParts, partFiles, partKey, type PartName } from '../../run/kept-parts.ts';
import { bundlePart } from './bundle-part.ts';
import { modulesBefore } from './modules-before.ts';

/** A file that was written a moment ago may be written again within one tick of its clock. */
const settledMs = 100;

/**
 * Keeps the parts of the program as one script each (`kept-parts.ts`): 350 modules need not be found, read and linked in each run, and functions
 * are kept as the engine has compiled them. A part is that of these very files, as long as nobody writes to one of them.
 * @param engine the folder of the engine
 */
export async function keepParts(engine: string): Promise<void> {
  const before = await modulesBefore(engine);
  for (const name of Object.keys(keptParts) as PartName[]) await keepPart(engine, name, before);
}

async function keepPart(engine: string, name: PartName, before: readonly string[]): Promise<void> {
  const startMs = Date.now();
  const files = partFiles(engine, name);
  for (const file of Object.values(files)) rmSync(file, { force: true });
  const { code, madeOf } = await bundlePart(engine, join(engine, keptParts[name]), before);
  const names = [...new Set(madeOf.map((file) => relative(engine, file)))].toSorted();
  const key = partKey(engine, names);
  const isSettled = names.every((file) => statSync(join(engine, file)).ctimeMs < startMs - settledMs);
  if (key === undefined || !isSettled) return;
  mkdirSync(dirname(files.code), { recursive: true });
  new CachedFile(files.code, key).write(code);
  writeFileSync(files.names, JSON.stringify(names));
}
