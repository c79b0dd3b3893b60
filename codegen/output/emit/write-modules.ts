import { join, relative, sep } from 'node:path';
import type { Schemas } from '../../load/schemas/schemas.ts';
import { diskCache, generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import type { Site } from '../../site.ts';
import { KeptIcons } from './kept-icons.ts';
import { keptEditorSchemas } from './kept-editor-schemas.ts';
import { emitModules } from './modules.ts';
import { styleSources } from './style-sources.ts';
import { writeGenerated } from './write.ts';

/** Writes every module of a checked site, and the editor schemas beside them. */
export async function writeModules(project: Project, site: Site, schemas: Schemas) {
  const folder = generatedFolder(project);
  const src = join(project.engine, 'src');
  const icons = new KeptIcons(project.engine, join(diskCache(project), 'icons'));
  const files = await emitModules(
    site,
    schemas,
    (blocks, absent) =>
      styleSources(src, blocks, absent).map((file) => relative(folder, join(src, file)).split(sep).join('/')),
    join(diskCache(project), 'types'),
    icons.shapesOf,
  );
  icons.save();
  const keptIn = join(diskCache(project), 'editor');
  const editor = keptEditorSchemas(site, schemas, { engine: project.engine, folder, keptIn });
  for (const [name, text] of editor.files) files.set(name, text);
  return { count: files.size + editor.present.size, ...writeGenerated(folder, files, editor.present) };
}
