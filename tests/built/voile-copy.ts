import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '../../codegen/run/project.ts';

/** A small site with tables, forms and an agenda. */
const site = 'examples/voile';

/** What the engine is made of, and what a build reads beside it. */
const parts = ['codegen', 'src', 'public', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];

/** An engine and a site in a folder of their own: packages are those of `root`, caches are not. The caller removes it. */
export function copyVoile(root: string): Project {
  const engine = mkdtempSync(join(tmpdir(), 'voile-'));
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

/** Removes all that builds have made of the project. */
export function forgetBuilds({ root, engine }: Project): void {
  rmSync(join(engine, 'node_modules/.cache'), { recursive: true, force: true });
  for (const name of ['dist', '.builds', 'dist-servers', 'generated'])
    rmSync(join(root, name), { recursive: true, force: true });
}
