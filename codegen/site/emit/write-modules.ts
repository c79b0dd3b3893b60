import { join, relative, sep } from 'node:path';
import type { Schemas } from '../../schemas/schemas.ts';
import { diskCache, generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import type { Site } from '../../model/site.ts';
import { editorWords, emitEditorSchemas } from './editor-schemas.ts';
import { emitModules, emitTypesModule } from './modules.ts';
import { styleSources } from './style-sources.ts';
import { writeGenerated, type EmittedFile } from './write.ts';

const typesModule = 'types.ts';

/** What was written and removed, and how many files there are. */
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
