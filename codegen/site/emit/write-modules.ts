import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Schemas } from '../../schemas/schemas.ts';
import { diskCache, generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import type { Site } from '../../model/site.ts';
import { editorWords, emitEditorSchemas, type EmittedFile } from './editor-schemas.ts';
import { emitModules, emitTypesModule } from './modules.ts';
import { styleSources } from './style-sources.ts';

const typesModule = 'types.ts';

/** The names of written and removed files, and the number of all files. */
interface WrittenModules {
  count: number;
  written: readonly string[];
  removed: readonly string[];
}

/**
 * Writes every module of a checked site, and the editor schemas beside them.
 * @param whenBundlable called as soon as the modules that bundles hold are written: types and editor schemas take longer than the rest
 */
export async function writeModules(
  project: Project,
  site: Site,
  schemas: Schemas,
  whenBundlable: () => void = () => {},
): Promise<WrittenModules> {
  const folder = generatedFolder(project);
  const src = join(project.engine, 'src');
  const modules = emitModules(site, schemas, (blocks, absent) =>
    styleSources(src, blocks, absent).map((file) => relative(folder, join(src, file)).split(sep).join('/')),
  );
  const isUnbundled = (name: string) => name === typesModule || name.startsWith('editor/');
  const first = writeGenerated(folder, modules, isUnbundled);
  whenBundlable();
  const types = await emitTypesModule(site, schemas, join(diskCache(project), 'types'));
  const editor = emitEditorSchemas(editorWords(site, schemas), schemas);
  const last = writeGenerated(folder, withTypes(types, editor), (name) => modules.has(name));
  return {
    count: modules.size + last.names.size,
    written: [...first.written, ...last.written],
    removed: [...first.removed, ...last.removed],
  };
}

function* withTypes(types: string, others: Iterable<EmittedFile>): Generator<EmittedFile> {
  yield [typesModule, types];
  yield* others;
}

/**
 * Makes `folder` hold exactly `files` (by path, forward slashes). Equal files are not touched,
 * so that watchers and incremental compilers see only real changes; other files are removed.
 * @param belongs whether another path belongs there
 * @returns the paths of the files, and of those written and removed
 */
export function writeGenerated(
  folder: string,
  files: Iterable<EmittedFile>,
  belongs: (name: string) => boolean = () => false,
): { names: ReadonlySet<string>; written: string[]; removed: string[] } {
  mkdirSync(folder, { recursive: true });
  const names = new Set<string>();
  const written: string[] = [];
  for (const [name, text] of files) {
    names.add(name);
    if (writeIfChanged(join(folder, name), text)) written.push(name);
  }
  const removed = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (names.has(name) || belongs(name)) return [];
    rmSync(path);
    return [name];
  });
  return { names, written, removed };
}

function writeIfChanged(file: string, text: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === Buffer.byteLength(text) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}
