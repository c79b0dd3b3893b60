import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { createLoader, type LoadResult } from '../../codegen/pipeline.ts';
import { compiled } from './changed-spec.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of a copy of the spec, with what a loader reads beside it: one for each worker. */
export const folder = join(root, `tests/.results/copied-spec-${process.pid}`);
rmSync(folder, { recursive: true, force: true });
for (const part of ['spec', 'codegen/schema', 'src/blocks', 'public'])
  cpSync(join(root, part), join(folder, part), {
    recursive: true,
    filter: (path) => part !== 'src/blocks' || statSync(path).isDirectory() || path.endsWith('.yaml'),
  });

// Each case changes one file: the rest is that of the case before, as in the dev server.
const loader = createLoader({ root: folder, cache: new ParseCache(), compiled });

/** The files of content, by their paths under `spec/`. */
export const files = readdirSync(join(folder, 'spec'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('schema'))
  .toSorted();

export function textOf(file: string): string {
  return readFileSync(join(folder, 'spec', file), 'utf8');
}

/** Loads the spec with one file replaced, and puts the file back. */
export function loadWith(file: string, bytes: string | Uint8Array): LoadResult {
  const path = join(folder, 'spec', file);
  const original = readFileSync(path);
  try {
    writeFileSync(path, bytes);
    return loader.load();
  } finally {
    writeFileSync(path, original);
  }
}
