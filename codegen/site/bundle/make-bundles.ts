import { createBuilder, type Plugin } from 'vite';
import type { UsedBlocks } from '../emit/modules.ts';
import { isUnbundled } from '../../cache/store.ts';
import type { Project } from '../../run/project.ts';
import { withViteConfig } from '../vite-config.ts';

/** Bundles styles and browser scripts into `client/` of a folder, with Vite's manifest, and the renderer into `renderer/`. */
export async function makeBundles(project: Project, used: UsedBlocks, folder: string): Promise<void> {
  // Vite bundles React's production build where this says so, or nothing.
  process.env.NODE_ENV = 'production';
  const config = await withViteConfig(project, {
    logLevel: 'error',
    specification: { project, bundles: { used, folder } },
    plugins: [refuseUnbundled(project), leaveOutEmpty()],
  });
  const builder = await createBuilder(config);
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined)
    throw new Error('vite.config.ts must declare the environments client and ssr');
  // One after the other: their plugins keep state, and two bundles at once mix it (docs/decisions/publish.md).
  await builder.build(ssr);
  await builder.build(client);
}

/** Refuses modules that are not part of the cache key: the cached bundle would stay although the module has changed. */
function refuseUnbundled(project: Project): Plugin {
  return {
    name: 'refuse-unbundled',
    apply: 'build',
    moduleParsed({ id }) {
      if (isUnbundled(project, id))
        throw new Error(`${id} is imported by code of the site, and not counted among its inputs`);
    },
  };
}

/** A site whose pages have nothing to start has no script of its own. */
function leaveOutEmpty(): Plugin {
  return {
    name: 'leave-out-empty',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, files) {
      for (const [name, file] of Object.entries(files))
        if (file.type === 'chunk' && file.code === '') delete files[name];
    },
  };
}
