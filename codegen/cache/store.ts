import { attempt } from '../base/attempt.ts';
import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { writeWhole } from './write-whole.ts';
import { generatedFolder, type Project } from '../run/project.ts';

const checksumBytes = 32;
const dayMs = 24 * 60 * 60 * 1000;

/** How long a content stays that no run reads. */
const unusedMs = 30 * dayMs;

/**
 * Contents that are dear to make, each in a file named after all that it is made from: another input is another file. A file that is damaged
 * counts as absent. One folder serves all sites of an engine; it is safe to delete.
 */
export class Store {
  readonly #folder: string | undefined;

  /** @param folder without it, nothing is stored */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** @param inputs all that the content is made from, as JSON holds it; the version of Node is one of its own accord */
  read(inputs: unknown): Buffer | undefined {
    if (this.#folder === undefined) return undefined;
    const file = fileOf(this.#folder, inputs);
    return attempt(() => {
      const whole = readFileSync(file);
      const content = whole.subarray(checksumBytes);
      if (!checksumOf(content).equals(whole.subarray(0, checksumBytes))) return undefined;
      if (statSync(file).mtimeMs < Date.now() - dayMs) utimesSync(file, new Date(), new Date());
      return content;
    });
  }

  /** Only for what `writeJson` has written: the checksum vouches for its form. */
  readJson(inputs: unknown): unknown {
    const content = this.read(inputs);
    return content === undefined ? undefined : JSON.parse(content.toString('utf8'));
  }

  /** A folder without the right to write costs the next run its time, and nothing else. */
  write(inputs: unknown, content: string | Buffer): void {
    if (this.#folder === undefined) return;
    const file = fileOf(this.#folder, inputs);
    const bytes = Buffer.from(content);
    attempt(() => writeWhole(file, Buffer.concat([checksumOf(bytes), bytes])));
  }

  writeJson(inputs: unknown, value: unknown): void {
    this.write(inputs, JSON.stringify(value));
  }

  /** Removes what no run has read for a month. */
  clean(): void {
    const folder = this.#folder;
    if (folder === undefined) return;
    // An unused file only takes room.
    attempt(() => {
      for (const name of readdirSync(folder))
        if (statSync(join(folder, name)).mtimeMs < Date.now() - unusedMs) rmSync(join(folder, name), { force: true });
    });
  }
}

function fileOf(folder: string, inputs: unknown): string {
  return join(folder, hash('sha256', JSON.stringify([process.version, inputs])));
}

function checksumOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Files that Vite reads where they exist. */
const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** What all bundles of an engine are made from, whatever the site: code, styles, configuration and packages. */
const bundledCode = [
  'src',
  'codegen/site',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];

/**
 * A name for the bundles of a site: the hash of all that they are made from, emitted modules included.
 * @param request what of the code is bundled
 */
export function bundleInputsOf(project: Project, request: unknown): string {
  const { engine } = project;
  const generated = generatedFolder(project);
  const code = [...bundledCode, ...environmentFiles]
    .flatMap((name) => filesIn(join(engine, name)))
    .filter((path) => !path.startsWith(generated) && !/\.(?:test\.tsx?|yaml)$/.test(path));
  const emitted = filesIn(generated).filter((path) => !isUnbundled(project, path));
  const inputs = [hashOf(engine, [...code, ...emitted]), relative(engine, generated), request];
  return hash('sha256', JSON.stringify(inputs)).slice(0, 32);
}

/** Emitted modules outside of all bundles: types, and modules for tests and for the gallery. They change with the values of the spec. */
const unbundled = new Set(['types.ts', 'routes.ts', 'gallery-view.tsx', 'gallery.css']);

/** Whether a file is an emitted module outside of all bundles. */
export function isUnbundled(project: Project, path: string): boolean {
  const generated = generatedFolder(project);
  return unbundled.has(nameIn(generated, path)) && path.startsWith(generated);
}

/**
 * A hash of the modules in a folder and below it, and the versions of some packages that they use, worked out once: a program does not
 * change after it was loaded.
 */
export function codeVersion(folder: string, ...packages: readonly string[]): string {
  const known = versions.get(folder);
  if (known !== undefined) return known;
  const modules = filesIn(folder).filter((path) => path.endsWith('.ts'));
  const version = [hashOf(folder, modules), ...packageVersions(ownEngine, packages)].join(' ');
  versions.set(folder, version);
  return version;
}

/**
 * The packages that an engine pins under these names, with their versions.
 * @param names `@fontsource/` stands for all packages of that scope
 */
export function packageVersions(engine: string, names: readonly string[]): readonly string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
    names.some((one) => name === one || (one.endsWith('/') && name.startsWith(one))) ? [`${name}@${version}`] : [],
  );
}

const versions = new Map<string, string>();

const ownEngine = join(import.meta.dirname, '../..');

/** @param folder names are relative to it */
function hashOf(folder: string, files: readonly string[]): string {
  const lines = [...new Set(files)]
    .toSorted()
    .map((path) => `${nameIn(folder, path)} ${hash('sha256', readFileSync(path))}`);
  return hash('sha256', [process.version, ...lines].join('\n'));
}

/**
 * A hash of the names, sizes and times of change in some folders or files, without reading them. Another trace means that a file was
 * written, added or removed.
 * @returns `undefined` where one of the folders or files is missing
 */
export function traceOf(paths: readonly string[]): string | undefined {
  const files = paths.map((folder) => filesIn(folder).map((path) => [nameIn(folder, path), path] as const));
  if (files.some(({ length }) => length === 0)) return undefined;
  const lines = files.flatMap((found, index) =>
    found.map(([name, path]) => {
      const { size, mtimeNs } = statSync(path, { bigint: true });
      return `${index} ${name} ${size} ${mtimeNs}`;
    }),
  );
  return hash('sha256', lines.join('\n'));
}

/** Every file at a path or below it, links followed. None where there is nothing. */
function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  return found.isDirectory() ? readdirSync(path).flatMap((name) => filesIn(join(path, name))) : [path];
}

function nameIn(folder: string, path: string): string {
  return relative(folder, path).replaceAll(sep, '/');
}
