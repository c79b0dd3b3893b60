import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ageOf, isSettled, stampOf } from './file-stamp.ts';
import { KeptHashes } from './kept-hashes.ts';
import { generatedFolder } from './paths.ts';
import type { Project } from './project.ts';
import { siteParts } from './site-parts.ts';

/** What a command reads of the engine's folder. Packages are known by the lock file. */
const engineInputs = [
  'codegen',
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** What Vite reads where it is there. */
const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * A hash of all that a command makes its output from: names and contents of files, and the version of Node. Two runs with the same one
 * on the same day come to the same output. What the commands emit themselves is left out.
 */
export function fingerprintOf(project: Project): string {
  const { root, engine } = project;
  const generated = generatedFolder(project);
  const files = [
    ...[...engineInputs, ...environmentFiles].map((name) => join(engine, name)),
    ...siteParts.map((name) => join(root, name)),
  ].flatMap((path) => filesIn(path, generated));
  return hashOf(engine, files);
}

/**
 * A hash of what all bundles of an engine are made from, whatever the spec says: its code and styles, how they are bundled, the packages. The
 * emitted modules come to it, and what is asked for.
 */
export function bundledCodeOf(project: Project): string {
  const { engine } = project;
  const generated = generatedFolder(project);
  const code = ['src', 'codegen/output', 'package.json', 'package-lock.json', 'vite.config.ts'];
  const configuration = ['tsconfig.json', 'tsconfig.base.json', ...environmentFiles];
  const written = [...code, ...configuration].flatMap((name) => filesIn(join(engine, name), generated));
  return hashOf(
    engine,
    written.filter((path) => !/\.(?:test\.tsx?|yaml)$/.test(path)),
  );
}

/** A hash of the emitted modules that bundles hold. */
export function bundledModulesOf(project: Project): string {
  const generated = generatedFolder(project);
  const emitted = filesIn(generated, join(generated, 'editor')).filter((path) => !isUnbundled(project, path));
  return hashOf(project.engine, emitted);
}

/** A hash of the program itself, which stays what it was when it was loaded. */
export function programOf(engine: string): string {
  const known =
    programs.get(engine) ??
    hashOf(
      engine,
      filesIn(join(engine, 'codegen')).filter((path) => path.endsWith('.ts')),
    );
  programs.set(engine, known);
  return known;
}

const programs = new Map<string, string>();

/** Emitted modules that no bundle holds: they say types, or are for tests and for the gallery. They change with the values of the spec. */
const unbundled = new Set(['types.ts', 'routes.ts', 'gallery-view.tsx', 'gallery.css']);

/** Whether a file is an emitted module that no bundle may hold. */
export function isUnbundled(project: Project, path: string): boolean {
  const generated = generatedFolder(project);
  return unbundled.has(nameIn(generated, path)) && path.startsWith(generated);
}

function hashOf(engine: string, files: readonly string[]): string {
  const hashes = hashed.get(engine) ?? new KeptHashes(engine);
  hashed.set(engine, hashes);
  const lines = [...new Set(files)].toSorted().map((path) => `${nameIn(engine, path)} ${contentHash(path, hashes)}`);
  hashes.save();
  return hash('sha256', [process.version, ...lines].join('\n'));
}

/**
 * A hash of what stands in some folders or files, wherever they are: names, sizes and times of change, without reading them. Another one means that
 * somebody wrote there; `undefined` where one of them is missing.
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

/** Every file at a path or below it, but below `except`. None where there is nothing. */
function filesIn(path: string, except?: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || path === except) return [];
  return found.isDirectory() ? filesBelow(path, except) : [path];
}

function filesBelow(folder: string, except: string | undefined): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (path === except) return [];
    if (entry.isFile()) return [path];
    // A link leads to a file or to a folder.
    return entry.isDirectory() ? filesBelow(path, except) : filesIn(path, except);
  });
}

/** By the folder of the engine: a build asks for the same files several times, and so does the next one. */
const hashed = new Map<string, KeptHashes>();

function contentHash(path: string, hashes: KeptHashes): string {
  const stat = statSync(path, { bigint: true });
  const stamp = stampOf(stat);
  const known = hashes.get(path, stamp);
  if (known !== undefined) return known;
  const content = hash('sha256', readFileSync(path));
  if (isSettled(stat)) hashes.set(path, { stamp, content }, ageOf(stat));
  return content;
}

function nameIn(folder: string, path: string): string {
  const name = path.startsWith(folder + sep) ? path.slice(folder.length + 1) : relative(folder, path);
  return sep === '/' ? name : name.replaceAll(sep, '/');
}
