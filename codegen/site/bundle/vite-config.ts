import { join, relative } from 'node:path';
import type { InlineConfig } from 'vite';
import { generatedFolder } from '../../run/paths.ts';
import { islandLoader, mainSheet } from './assets.ts';
import type { Project } from '../../run/project.ts';

/**
 * What Vite must know of a site, to bundle it and to serve it while it is written, beside `vite.config.ts`, which is the same for all.
 * @param islands the names of those that pages use
 */
export function viteConfig(project: Project, islands: readonly string[]): InlineConfig {
  const { root, engine } = project;
  const generated = generatedFolder(project);
  // One script for each; pages load those they hold. Sorted: their order decides how chunks are cut.
  const islandScripts = islands.toSorted().map((name) => relative(engine, join(generated, 'islands', `${name}.ts`)));
  if (islandScripts.length > 0) islandScripts.unshift(islandLoader);
  return {
    configFile: join(engine, 'vite.config.ts'),
    // Node reads TypeScript itself: nothing is bundled to be read.
    configLoader: 'native',
    root: engine,
    resolve: { alias: { '#generated': generated, '#src': join(engine, 'src') } },
    server: { fs: { allow: [engine, root] } },
    environments: {
      client: {
        build: { rolldownOptions: { input: ['src/browser/main.ts', mainSheet, ...islandScripts] } },
      },
    },
  };
}
