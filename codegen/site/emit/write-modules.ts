import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { diskCache, generatedFolder, type Project } from '../../run/project.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { listFiles, writeIn } from '../publish/list-files.ts';
import { emitModules, emitTypesModule } from './modules.ts';

const typesModule = 'types.ts';

/** The names of written and removed files, and the number of all files. */
export interface WrittenModules {
  count: number;
  written: readonly string[];
  removed: readonly string[];
}

/**
 * Makes the folder of emitted modules hold exactly those of a checked site. Equal files are not touched, so that
 * watchers and incremental compilers see only real changes.
 */
export async function writeModules(project: Project, site: Site, schemas: Schemas): Promise<WrittenModules> {
  const folder = generatedFolder(project);
  const modules = emitModules(project, site, schemas);
  const names = new Set([...modules.keys(), typesModule]);
  mkdirSync(folder, { recursive: true });
  const removed = listFiles(folder).filter((name) => !names.has(name));
  for (const name of removed) rmSync(join(folder, name));
  const written = [...modules].filter(([name, text]) => writeChanged(folder, name, text)).map(([name]) => name);
  const types = await emitTypesModule(site, schemas, diskCache(project));
  if (writeChanged(folder, typesModule, types)) written.push(typesModule);
  return { count: names.size, written, removed };
}

/** Writes a file unless it has this content; `true` if it was written. */
function writeChanged(folder: string, name: string, text: string): boolean {
  const path = join(folder, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === Buffer.byteLength(text) && readFileSync(path, 'utf8') === text) return false;
  writeIn(folder, name, text);
  return true;
}
