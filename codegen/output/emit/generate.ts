import { join, relative, sep } from 'node:path';
import { emitEditorSchemas } from './editor-schemas.ts';
import { emitModules } from './modules.ts';
import { styleSources } from './style-sources.ts';
import { writeGenerated } from './write.ts';
import { formatFindings } from '../../load/findings/finding.ts';
import { ParseCache } from '../../load/read/parse-cache.ts';
import { diskCache, generatedFolder } from '../../run/paths.ts';
import { withLock } from '../publish/lock.ts';
import { waitingLine } from '../publish/waiting-line.ts';
import { createLoader } from '../../pipeline.ts';
import type { Project } from '../../run/project.ts';
import type { Schemas } from '../../load/schemas/schemas.ts';
import type { Site } from '../../site.ts';

/** Checks the spec and writes `src/generated/`, but never under a build that reads it. Resolves to the exit code. */
export async function generate(project: Project): Promise<number> {
  return withLock(
    project.root,
    'build',
    () => generateAlone(project),
    (holder) => console.log(waitingLine(holder)),
  );
}

async function generateAlone(project: Project): Promise<number> {
  const loader = createLoader({ ...project, cache: new ParseCache(diskCache(project)) });
  const { site, findings } = loader.load();
  if (site === undefined) {
    console.error(formatFindings(findings));
    return 1;
  }
  const outcome = await writeModules(project, site, loader.schemas);
  const { written, removed } = outcome;
  console.log(
    `${relative(project.engine, generatedFolder(project))} : ${written.length} fichiers écrits, ${removed.length} retirés, ${outcome.count - written.length} inchangés.`,
  );
  return 0;
}

/** Writes every module of a checked site, and the editor schemas beside them. */
export async function writeModules(project: Project, site: Site, schemas: Schemas) {
  const folder = generatedFolder(project);
  const src = join(project.engine, 'src');
  const files = await emitModules(site, schemas, (blocks, absent) =>
    styleSources(src, blocks, absent).map((file) => relative(folder, join(src, file)).split(sep).join('/')),
  );
  for (const [name, text] of emitEditorSchemas(site, schemas)) files.set(name, text);
  return { count: files.size, ...writeGenerated(folder, files) };
}
