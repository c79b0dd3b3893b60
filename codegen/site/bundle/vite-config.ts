import { join, relative } from 'node:path';
import type { InlineConfig } from 'vite';
import { generatedFolder } from '../../run/paths.ts';
import { islandLoader, mainSheet } from './assets.ts';
import type { Project } from '../../run/project.ts';

/**
 * Vite's configuration for one site, for its bundles and its dev server. `vite.config.ts` is the same for all sites.
 * @param islands the names of the islands that pages use
 */
export function viteConfig(project: Project, islands: readonly string[]): InlineConfig {
  const { root, engine } = project;
  const generated = generatedFolder(project);
  // One script for each island. Sorted: the order decides how chunks are cut.
  const islandScripts = islands.toSorted().map((name) => relative(engine, join(generated, 'islands', `${name}.ts`)));
  if (islandScripts.length > 0) islandScripts.unshift(islandLoader);
  return {
    configFile: join(engine, 'vite.config.ts'),
    // Node reads TypeScript itself: nothing is bundled to be read.
    configLoader: 'native',
    root: engine,
    // The build and the dev server take its files by themselves, without those that are ignored.
    publicDir: false,
    resolve: { alias: { '#generated': generated, '#src': join(engine, 'src') } },
    server: { fs: { allow: [engine, root] } },
    environments: {
      client: {
        build: { rolldownOptions: { input: ['src/browser/main.ts', mainSheet, ...islandScripts] } },
      },
    },
  };
}
