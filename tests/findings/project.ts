import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../../codegen/load/findings/finding.ts';
import { ParseCache } from '../../codegen/load/read/parse-cache.ts';
import { compileSchemas, type CompiledSchemas } from '../../codegen/load/validate/compile-schemas.ts';
import { createLoader } from '../../codegen/pipeline.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const here = join(root, 'tests/findings');

/** Schemas of the project itself that every spec needs; the rest of the small project is in `_base`. */
const ownSchemas = ['common', 'facts', 'form', 'page', 'redirects', 'roles', 'routes', 'theme'];

/** Names of the fault folders, sorted. */
export const faults = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_base')
  .map(({ name }) => name)
  .toSorted();

/** Path of a file in a fault's folder. */
export function faultFile(fault: string, file: string): string {
  return join(here, fault, file);
}

/**
 * Makes a small, valid project in a temporary folder, lays the files of `fault` over it, runs `work` on it, and removes it.
 * @param fault name of a fault folder; the valid project alone without it.
 */
export function withProject<Result>(fault: string | undefined, work: (folder: string) => Result): Result {
  const folder = layProject(fault);
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same for work that takes its time: the project is removed once it is done. */
export async function duringProject<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = layProject(undefined);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function layProject(fault: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'spec-'));
  cpSync(join(here, '_base'), folder, { recursive: true });
  for (const name of ownSchemas) cpSync(join(root, `codegen/schema/${name}.schema.yaml`), join(folder, `codegen/schema/${name}.schema.yaml`));
  for (const part of ['spec', 'codegen', 'src', 'published.json']) {
    if (fault !== undefined && existsSync(faultFile(fault, part))) cpSync(faultFile(fault, part), join(folder, part), { recursive: true });
  }
  return folder;
}

/** The day on which the small projects are looked at. */
const day = '2026-12-01';

/** Everything that is wrong with the spec of the project in `folder`, on that day and on those to come. */
export function findingsOf(folder: string): readonly Finding[] {
  const compiled = compiledSchemas(folder);
  return createLoader({ root: folder, cache: new ParseCache(), compiled, day, ahead: true }).load().findings;
}

/** Most of the small projects have the same schemas: reading and compiling them is most of the work. They run as code that was kept, as in a second build. */
const compiledBefore = new Map<string, CompiledSchemas>();

function compiledSchemas(folder: string): CompiledSchemas {
  const key = ['spec/schema', 'codegen', 'src'].flatMap((part) => textsBelow(join(folder, part))).join('\0');
  const compiled = compiledBefore.get(key) ?? compileSchemas({ root: folder, engine: folder }, join(folder, 'kept'));
  compiledBefore.set(key, compiled);
  return compiled;
}

/** The names and texts of all files below a folder. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]);
}
