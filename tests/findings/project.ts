import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../../codegen/base/findings/finding.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { compiledSchemas } from './compiled-schemas.ts';
import { SameFiles } from './same-files.ts';

/** The day on which the small projects are looked at. */
export const day = '2026-12-01';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const here = join(root, 'tests/findings');

/** Schemas of the project itself that every spec needs; the rest of the small project is in `_base`. */
const ownSchemas = ['common', 'facts', 'form', 'page', 'redirects', 'roles', 'routes', 'theme'];

/** Names of the fault folders, sorted. */
const faults = readdirSync(here, { withFileTypes: true })
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
  if (fault !== undefined) layFault(fault, filesOf(fault), folder);
  return folder;
}

function layFault(fault: string, files: readonly string[], folder: string): void {
  for (const file of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(faultFile(fault, file), path);
  }
}

/** The files of a fault that belong to a project, by their paths there. */
function filesOf(fault: string): string[] {
  return readdirSync(join(here, fault), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(join(here, fault), join(entry.parentPath, entry.name)))
    .filter((file) => /^(?:(?:spec|codegen|src)\/|published\.json$)/u.test(file));
}

/**
 * The findings of every fault, by its name. Its files are laid over a small project that the faults share, and taken away again: to copy and
 * remove a project for each takes longer than to find its fault.
 */
export function findingsOfFaults(): ReadonlyMap<string, readonly Finding[]> {
  return withProject(undefined, (valid) =>
    withProject(undefined, (project) => {
      const same = new SameFiles();
      return new Map(
        faults.map((fault) => {
          const files = filesOf(fault);
          layFault(fault, files, project);
          const findings = findingsOf(project, same);
          for (const file of files) rmSync(join(project, file));
          for (const file of files) putBack(file, valid, project);
          return [fault, findings];
        }),
      );
    }),
  );
}

/** Makes a path what it is in the valid project: the file that it has there; else nothing, nor the folders that only held it. */
function putBack(file: string, valid: string, project: string): void {
  if (existsSync(join(valid, file))) {
    copyFileSync(join(valid, file), join(project, file));
    return;
  }
  for (let folder = dirname(file); !existsSync(join(valid, folder)); folder = dirname(folder)) {
    rmSync(join(project, folder), { recursive: true, force: true });
  }
}

/**
 * Everything that is wrong with the spec of the project in `folder`, on that day and on those to come.
 * @param cache the files that were parsed before; none without it
 */
export function findingsOf(folder: string, cache = new ParseCache()): readonly Finding[] {
  return createLoader({ root: folder, cache, compiled: compiledSchemas(folder), day, ahead: true }).load().findings;
}
