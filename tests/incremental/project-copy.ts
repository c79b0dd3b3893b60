import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Project } from '../../codegen/run/project.ts';

/** The site that is built: small, with tables, forms and an agenda of its own. */
const site = 'examples/voile';

/** What the engine is made of, and what a build reads beside it. */
const parts = ['codegen', 'src', 'public', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];

/** What builds make, from the folder of the engine. */
const made = [
  'node_modules/.cache',
  ...['dist', '.builds', 'dist-servers', 'generated'].map((name) => join(site, name)),
];

/** An engine and a site in a folder of their own: packages are those of `root`, caches are not. The caller removes it. */
export function copyProject(root: string): Project {
  const engine = mkdtempSync(join(tmpdir(), 'incremental-'));
  const generated = join(root, 'src/generated');
  for (const part of parts)
    cpSync(join(root, part), join(engine, part), { recursive: true, filter: (path) => path !== generated });
  cpSync(join(root, site, 'spec'), join(engine, site, 'spec'), { recursive: true });
  mkdirSync(join(engine, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(engine, 'node_modules', name));
  }
  return { root: join(engine, site), engine };
}

/** Removes all that builds have made of the project. @param kept folders below its caches that stay */
export function forgetBuilds({ engine }: Project, kept: readonly string[]): void {
  const paths = made.map((name) => join(engine, name));
  for (const path of paths.flatMap((folder) =>
    kept.some((one) => dirname(one) === folder) ? entriesOf(folder) : [folder],
  ))
    if (!kept.includes(path)) rmSync(path, { recursive: true, force: true });
}

function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** The files that a build keeps for the next one, from the folder of the engine, in a fixed order. */
export function keptFiles({ engine }: Project): string[] {
  return made
    .flatMap((folder) => filesBelow(join(engine, folder)))
    .map((path) => relative(engine, path))
    .filter((path) => !/\.lock/.test(path))
    .toSorted();
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    );
  } catch {
    return [];
  }
}
