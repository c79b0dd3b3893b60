import { join, relative } from 'node:path';
import type { Plugin, UserConfig, ViteDevServer } from 'vite';
import { generatedFolder, projectOf, type Project } from '../run/project.ts';
import { applicationSheet, islandLoader, mainScript, mainSheet } from './bundle/assets.ts';
import type { DevSite } from './dev/dev-site.ts';
import type { UsedBlocks } from './emit/modules.ts';

interface Specification {
  project: Project;
  /** The day of the served site (`2026-11-30`); today in its time zone without it. */
  day?: string | undefined;
  /** The blocks of the site, and the folder that receives `client/` and `renderer/`. */
  bundles?: { used: UsedBlocks; folder: string };
}

declare module 'vite' {
  interface UserConfig {
    /** Set by our commands. Without it, the variable `SPEC` names the site (`SPEC=examples/voile/spec npx vite`). */
    specification?: Specification;
  }
}

/**
 * A site of YAML in Vite. The dev server renders pages on request from the spec as it is now: a saved edit reaches open pages without a
 * reload, and findings lie over them, or over the last good pages where values are not valid.
 */
export function specification(): Plugin {
  let endWatch: (() => Promise<void>) | undefined;
  return {
    name: 'specification',
    config(config) {
      config.specification ??= { project: projectOf({ spec: process.env.SPEC }) };
      return configOf(config.specification);
    },
    async configureServer(server) {
      const { project, day } = specificationOf(server);
      // Loaded by those that serve: a build needs neither server.
      const { serveSpec } = await import('./dev/serve-spec.ts');
      const served = await serveSpec(server, project, day);
      sites.set(server, served.site);
      endWatch = served.endWatch;
      return served.serveFiles;
    },
    closeServer: () => endWatch?.(),
    async configurePreviewServer(server) {
      const { createAnswerer } = await import('./preview/answer.ts');
      server.middlewares.use(createAnswerer(specificationOf(server).project.root));
    },
  };
}

const sites = new WeakMap<ViteDevServer, DevSite>();

export function devSiteOf(server: ViteDevServer): DevSite {
  const site = sites.get(server);
  if (site === undefined) throw new Error('the plugin "specification" comes before those that use its site');
  return site;
}

function specificationOf({ config }: { config: Pick<UserConfig, 'specification'> }): Specification {
  if (config.specification === undefined) throw new Error('the plugin "specification" has no site');
  return config.specification;
}

/** The part of Vite's configuration that differs between sites. */
function configOf({ project, bundles }: Specification): UserConfig {
  const { root, engine } = project;
  const generated = generatedFolder(project);
  const shared: UserConfig = {
    root: engine,
    // One for each site: their aliases differ, so servers of two sites would replace each other's packages.
    cacheDir: join(root, 'node_modules/.vite'),
    // Our build and dev server read its files themselves, without those that are ignored.
    publicDir: false,
    resolve: { alias: { '#generated': generated, '#src': join(engine, 'src') } },
    server: { fs: { allow: [engine, root] } },
  };
  if (bundles === undefined) return shared;
  const { used, folder } = bundles;
  // Sorted: the order decides how chunks are cut.
  const islands = used.islands.map(({ name }) => relative(engine, join(generated, 'islands', `${name}.ts`))).toSorted();
  const input = [
    mainScript,
    mainSheet,
    ...(islands.length > 0 ? [islandLoader, ...islands] : []),
    ...(used.applications.length > 0 ? [applicationSheet] : []),
  ];
  return {
    ...shared,
    environments: {
      // The licences of the bundled packages: a test holds that `public/licences.txt` names them all.
      client: { build: { outDir: join(folder, 'client'), license: true, rolldownOptions: { input } } },
      ssr: { build: { outDir: join(folder, 'renderer') } },
    },
  };
}
