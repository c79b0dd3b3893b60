import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../codegen/base/findings/finding.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { createValidators, type CompiledSchemas, type Validators } from '../../codegen/validate/validators.ts';
import { readSchemas, type Schemas } from '../../codegen/schemas/schemas.ts';
import { createLoader, type SpecLoader } from '../../codegen/pipeline.ts';
import { diskCache } from '../../codegen/run/project.ts';
import { writeBelow } from '../run/test-folder.ts';
import { appliedRemedies } from './remedies.ts';
import { families, findingCase, validFiles, type FindingCase } from './cases.ts';

/** The day of the small projects. */
export const day = '2026-12-01';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Schemas of the engine that every spec needs; the rest of the small project is in `base`. */
const engineSchemas = ['common', 'facts', 'form', 'page', 'redirects', 'roles', 'routes', 'theme'];

/**
 * Makes a small project in a temporary folder, runs `work` on it, and removes it.
 * @param name the finding case whose files the project has; the valid project without it
 */
export function withProject<Result>(name: string | undefined, work: (folder: string) => Result): Result {
  const folder = makeProject(name === undefined ? new Map() : findingCase(name).files);
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same with the valid project for asynchronous work. */
export async function duringProject<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = makeProject(new Map());
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeProject(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'spec-'));
  cpSync(join(root, 'tests/findings/base'), folder, { recursive: true });
  for (const name of engineSchemas) {
    cpSync(join(root, `codegen/schema/${name}.schema.yaml`), join(folder, `codegen/schema/${name}.schema.yaml`));
  }
  writeBelow(folder, Object.fromEntries(files));
  // What is compiled of its schemas is that of every small project.
  const store = diskCache({ engine: folder });
  mkdirSync(dirname(store), { recursive: true });
  symlinkSync(diskCache({ engine: root }), store);
  return folder;
}

/** A remedy of a case as it was written, and the findings that are left then. */
interface Followed {
  finding: Finding;
  words: string;
  left: readonly Finding[];
}

interface CaseRun {
  findings: readonly Finding[];
  followed: readonly Followed[];
}

/** The findings of every case, and those after each of its remedies that can be followed to the letter. All are written into one folder. */
export function runOfCases(): ReadonlyMap<FindingCase, CaseRun> {
  const cache = new ParseCache(diskCache({ engine: root }));
  return withProject(undefined, (folder) => {
    const loader = () => loaderOf(folder, { cache, day, ahead: true });
    const valid = loader();
    const run = (one: FindingCase): CaseRun => {
      writeBelow(folder, Object.fromEntries(one.files));
      const isOfSchemas = [...one.files.keys()].some((file) => file.endsWith('.schema.yaml'));
      const result = runOn(isOfSchemas ? loader() : valid, one);
      for (const file of one.files.keys()) putBack(folder, file);
      return result;
    };
    return new Map([...families.values()].flat().map((one) => [one, run(one)]));
  });
}

/** A file is again as in the valid project: one that it has not is gone, with the folders made for it. */
function putBack(folder: string, file: string): void {
  const text = validFiles.get(file);
  if (text !== undefined) return writeFileSync(join(folder, file), text);
  const steps = file.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));
  const made = steps.find((path) => ![...validFiles.keys()].some((valid) => valid.startsWith(`${path}/`)));
  return rmSync(join(folder, made ?? file), { recursive: true, force: true });
}

function runOn(loader: SpecLoader, { files }: FindingCase): CaseRun {
  const { findings } = loader.load();
  const textOf = (file: string) => files.get(file) ?? validFiles.get(file) ?? '';
  const followed = findings.flatMap((finding) =>
    files.has(finding.file) || validFiles.has(finding.file)
      ? appliedRemedies(finding, textOf).map(({ words, file, text }) => {
          return { finding, words, left: loader.load(new Map([[file, text]])).findings };
        })
      : [],
  );
  return { findings, followed };
}

/** A loader of the project in `folder`, for which schemas are compiled once for all projects that have the same. */
export function loaderOf(
  folder: string,
  options: Partial<Parameters<typeof createLoader>[0]> = {},
): ReturnType<typeof createLoader> {
  return createLoader({ root: folder, cache: new ParseCache(), compiled: compiledOf(folder), ...options });
}

/** The findings of the project in `folder`, on that day and on those to come. */
export function findingsOf(folder: string): readonly Finding[] {
  return loaderOf(folder, { day, ahead: true }).load().findings;
}

const compiledBefore = new Map<string, CompiledSchemas>();

/** The schemas of the project in `folder`, compiled once for all projects that have the same. */
export function compiledOf(folder: string): CompiledSchemas {
  const files = globSync('{codegen/schema,spec/schema,src/blocks}/**/*.yaml', { cwd: folder }).toSorted();
  const key = JSON.stringify(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const known = compiledBefore.get(key);
  if (known !== undefined) return known;
  // Those of one case are parsed once, and compiled as far as they are used.
  const schemas = readSchemas({ root: folder, engine: folder }, diskCache({ engine: root }));
  const compiled = { schemas, validators: validatorsOf(schemas, folder, [...compiledBefore.values()][0]) };
  compiledBefore.set(key, compiled);
  return compiled;
}

/** The validators of some schemas, of which those of a schema that another project has too are that one's: compiling them takes longest. */
function validatorsOf(schemas: Schemas, folder: string, other: CompiledSchemas | undefined): Validators {
  const own = createValidators(schemas, folder);
  if (other === undefined || !isDeepStrictEqual(schemas.common, other.schemas.common)) return own;
  const of = (kind: 'kinds' | 'tables' | 'blocks', name: string) =>
    isDeepStrictEqual(schemas[kind].get(name), other.schemas[kind].get(name)) ? other.validators : own;
  return {
    kind: (name) => of('kinds', name).kind(name),
    table: (name) => of('tables', name).table(name),
    block: (name) => of('blocks', name).block(name),
    types: own.types,
  };
}
