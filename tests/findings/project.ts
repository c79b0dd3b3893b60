import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../../codegen/base/findings/finding.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { createValidators, type CompiledSchemas } from '../../codegen/validate/validators.ts';
import { readSchemas } from '../../codegen/schemas/schemas.ts';
import { createLoader } from '../../codegen/pipeline.ts';
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

/**
 * The findings of every case, and those after each of its remedies that can be followed to the letter. Cases that differ in files of the valid
 * spec alone share one project, whose schemas are compiled once.
 */
export function runOfCases(): ReadonlyMap<FindingCase, CaseRun> {
  const byProject = Map.groupBy([...families.values()].flat(), ({ files }) => JSON.stringify(filesOf(files, isFixed)));
  return withProject(undefined, (folder) => {
    const runs = Array.from(byProject.values(), (cases) =>
      withOtherFiles(folder, filesOf(cases[0]?.files, isFixed), () => runsIn(folder, cases)),
    );
    return new Map(runs.flat());
  });
}

function runsIn(folder: string, cases: readonly FindingCase[]): [FindingCase, CaseRun][] {
  // A program decodes pictures: once for each.
  const store = existsSync(join(folder, 'spec/pictures')) ? diskCache({ engine: root }) : undefined;
  const cache = new ParseCache(store);
  const loader = createLoader({ root: folder, cache, compiled: compiledOf(folder), day, ahead: true });
  return cases.map((one) => {
    const changes = new Map(filesOf(one.files, isChange));
    const { findings } = loader.load(changes);
    const textOf = (file: string) => one.files.get(file) ?? validFiles.get(file) ?? '';
    const followed = findings.flatMap((finding) =>
      isChange(finding.file) || one.files.has(finding.file)
        ? appliedRemedies(finding, textOf).map(({ words, file, text }) => {
            return { finding, words, left: loader.load(new Map([...changes, [file, text]])).findings };
          })
        : [],
    );
    return [one, { findings, followed }];
  });
}

/** Runs `work` with these files in a folder, then puts back what was there: to make and remove a folder takes longer than a check. */
function withOtherFiles<Result>(folder: string, files: readonly [string, string][], work: () => Result): Result {
  const back = files.map(([file, text]) => {
    const path = join(folder, file);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    const made = mkdirSync(dirname(path), { recursive: true }) ?? path;
    writeFileSync(path, text);
    return () => (before === undefined ? rmSync(made, { recursive: true }) : writeFileSync(path, before));
  });
  try {
    return work();
  } finally {
    for (const put of back.toReversed()) put();
  }
}

/** A loader takes changes of the files of a spec; it finds new files, the schemas and the ledger in the project. */
const isChange = (file: string) => validFiles.has(file) && /^spec\/(?!schema\/|ledgers\/)/.test(file);
const isFixed = (file: string) => !isChange(file);

function filesOf(
  files: ReadonlyMap<string, string> = new Map(),
  isIncluded: (file: string) => boolean,
): [string, string][] {
  return [...files].filter(([file]) => isIncluded(file));
}

/** The findings of the project in `folder`, on that day and on those to come. */
export function findingsOf(folder: string): readonly Finding[] {
  return createLoader({ root: folder, cache: new ParseCache(), compiled: compiledOf(folder), day, ahead: true }).load()
    .findings;
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
  const compiled = { schemas, validators: createValidators(schemas, folder) };
  compiledBefore.set(key, compiled);
  return compiled;
}
