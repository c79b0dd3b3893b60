import { emitEditorSchemas } from './emit/editor-schemas.ts';
import { emitModules } from './emit/modules.ts';
import { writeGenerated } from './emit/write.ts';
import { formatFindings } from './findings/finding.ts';
import { ParseCache } from './read/parse-cache.ts';
import { diskCache, generatedFolder } from './paths.ts';
import { withLock } from './publish/lock.ts';
import { waitingLine } from './publish/waiting-line.ts';
import { createLoader } from './pipeline.ts';
import type { Schemas } from './schemas.ts';
import type { Site } from './site.ts';

/** Checks the spec and writes `src/generated/`, but never under a build that reads it. Resolves to the exit code. */
export async function generate(root: string): Promise<number> {
  return withLock(
    root,
    'build',
    () => generateAlone(root),
    (holder) => console.log(waitingLine(holder)),
  );
}

async function generateAlone(root: string): Promise<number> {
  const loader = createLoader({ root, cache: new ParseCache(diskCache(root)) });
  const { site, findings } = loader.load();
  if (site === undefined) {
    console.error(formatFindings(findings));
    return 1;
  }
  const outcome = await writeModules(root, site, loader.schemas);
  const { written, removed } = outcome;
  console.log(
    `src/generated : ${written.length} fichiers écrits, ${removed.length} retirés, ${outcome.count - written.length} inchangés.`,
  );
  return 0;
}

/** Writes every module of a checked site, and the editor schemas beside them. */
export async function writeModules(root: string, site: Site, schemas: Schemas) {
  const files = await emitModules(site, schemas);
  for (const [name, text] of emitEditorSchemas(site, schemas)) files.set(name, text);
  return { count: files.size, ...writeGenerated(generatedFolder(root), files) };
}
