import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stampOf } from '../cache/file-hashes.ts';
import { KeptScript } from './kept-script.ts';
import { CachedFile } from '../cache/cached-file.ts';

/**
 * The parts of the program that are kept as one script each, by name, with the module that they begin with, from the folder of the engine: what loads and
 * makes anew, once it is clear that there is something to do.
 */
export const keptParts = {
  check: 'codegen/commands/check.ts',
  build: 'codegen/output/build/build.ts',
} as const;

export type PartName = keyof typeof keptParts;

/** What a part exports. */
export interface Part<Exports> {
  exports: Exports;
  /** Keeps what the engine has made of the functions that were called by now, for the next run; once. */
  save: () => void;
}

/**
 * A part of the program: the script that an install has kept of these very files (`keep-parts.ts`), or else its modules.
 * @param engine the folder of the engine
 * @param modules loads its modules
 */
export async function loadPart<Exports extends object>(
  engine: string,
  name: PartName,
  modules: () => Promise<Exports>,
): Promise<Part<Exports>> {
  const { code, names, compiled } = partFiles(engine, name);
  const key = partKey(engine, readNames(names));
  const text = key && new CachedFile(code, key).read();
  if (!key || text === undefined) return { exports: await modules(), save: () => undefined };
  const script = new KeptScript(text, key, compiled);
  // The code is ours: it was made of our modules, and its seal says that nobody has touched it.
  const run = script.run() as (exported: object, load: NodeJS.Require, importModule: (name: string) => unknown) => void;
  const exports = {} as Exports;
  run(exports, createRequire(import.meta.url), (module) => import(module));
  return { exports, save: () => script.save() };
}

/** The files of a part: its code, the names of the files that it is made from, and what the engine has made of it. Safe to delete. */
export function partFiles(engine: string, name: PartName): { code: string; names: string; compiled: string } {
  const path = join(engine, 'node_modules/.cache/program', name);
  return { code: `${path}.js`, names: `${path}.json`, compiled: `${path}-compiled` };
}

/**
 * Changes when somebody writes to one of the files that a part is made from, or puts one into one of its folders. `undefined` where one is missing.
 * @param names relative to the engine's folder
 */
export function partKey(engine: string, names: readonly string[] | undefined): string | undefined {
  const stamps = names?.map((name) => {
    const stat = statSync(join(engine, name), { bigint: true, throwIfNoEntry: false });
    return stat && `${name} ${stampOf(stat)}`;
  });
  return stamps?.every((stamp) => stamp !== undefined) ? [process.version, engine, ...stamps].join('\n') : undefined;
}

function readNames(file: string): readonly string[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    // None was kept, or it is not whole.
    return undefined;
  }
}
