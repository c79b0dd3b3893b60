import type { Plugin, ViteDevServer } from 'vite';
import { DevSite } from './dev/dev-site.ts';
import { devMiddleware } from './dev/middleware.ts';
import { siteFilesMiddleware } from './dev/site-files.ts';
import { watchSpec } from './dev/watch-spec.ts';

/**
 * The dev server's half of the pipeline: pages are rendered on request from the spec as it is now; a saved edit
 * reaches open pages without a reload; a bad edit leaves the last good pages and shows its findings over them.
 */
export function specPlugin(): Plugin {
  return {
    name: 'spec',
    apply: 'serve',
    async configureServer(server: ViteDevServer) {
      if (server.config.mode === 'test' || process.env.VITEST !== undefined) return undefined;
      const site = new DevSite(server.config.root);
      await site.reload();
      await site.writeModules();
      site.printFindings();
      watchSpec(server, site);
      server.middlewares.use(devMiddleware(server, site));
      // After Vite's own answers: only what is neither a module nor in `public` is looked for among the site's files.
      return () => server.middlewares.use(siteFilesMiddleware(server, site));
    },
  };
}
