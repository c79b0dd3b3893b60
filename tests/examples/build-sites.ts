import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { englishSite, exampleSites, layEnglishSite } from './example-sites.ts';

/** Builds each site of `examples/`, and the English one of the tests, with the engine as it is. */
export function setup(): void {
  const root = join(import.meta.dirname, '../..');
  layEnglishSite();
  for (const folder of [...exampleSites(root), englishSite]) {
    const spec = join(relative(root, folder), 'spec');
    execFileSync(process.execPath, ['codegen/start.js', 'build', '--spec', spec], { cwd: root, stdio: 'inherit' });
  }
}
