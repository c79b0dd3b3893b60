import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { englishSite, exampleSites, layEnglishSite, layLocalisedSites, localisedSites } from './example-sites.ts';

/** Builds each site of `examples/`, and those of the tests in other languages, with the engine as it is. */
export function setup(): void {
  const root = join(import.meta.dirname, '../..');
  layEnglishSite();
  layLocalisedSites();
  const localised = localisedSites.map(({ folder }) => folder);
  for (const folder of [...exampleSites(root), englishSite, ...localised]) {
    const pictures = localised.includes(folder) ? ['--no-pictures'] : [];
    const args = ['codegen/start.js', 'build', '--spec', join(relative(root, folder), 'spec'), ...pictures];
    execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  }
}
