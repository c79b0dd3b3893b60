import { join, relative, sep } from 'node:path';
import type { Schemas } from '../../schemas/schemas.ts';
import { diskCache, generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import type { Site } from '../../model/site.ts';
import { KeptIcons } from './kept-icons.ts';
import { keptEditorSchemas } from './kept-editor-schemas.ts';
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
 * @param whenBundlable told as soon as all lies there that bundles are made from: types and editor schemas take longer than the rest
 */
export async function writeModules(
  project: Project,
  site: Site,
  schemas: Schemas,
  whenBundlable: () => void = () => {},
): Promise<WrittenModules> {
  const folder = generatedFolder(project);
  const src = join(project.engine, 'src');
  const icons = new KeptIcons(project.engine, join(diskCache(project), 'icons'));
  const modules = emitModules(
    site,
    schemas,
    (blocks, absent) =>
      styleSources(src, blocks, absent).map((file) => relative(folder, join(src, file)).split(sep).join('/')),
    icons.shapesOf,
  );
  icons.save();
  const isUnbundled = (name: string) => name === typesModule || name.startsWith('editor/');
  const first = writeGenerated(folder, modules, isUnbundled);
  whenBundlable();
  const types = await emitTypesModule(site, schemas, join(diskCache(project), 'types'));
  const keptIn = join(diskCache(project), 'editor');
  const editor = keptEditorSchemas(site, schemas, { engine: project.engine, folder, keptIn });
  const last = writeGenerated(
    folder,
    withTypes(types, editor.files),
    (name) => modules.has(name) || editor.present.has(name),
  );
  return {
    count: modules.size + last.names.size + editor.present.size,
    written: [...first.written, ...last.written],
    removed: [...first.removed, ...last.removed],
  };
}

function* withTypes(types: string, others: Iterable<EmittedFile>): Generator<EmittedFile> {
  yield [typesModule, types];
  yield* others;
}
