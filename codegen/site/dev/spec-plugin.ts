import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Project } from '../../run/project.ts';
import { DevSite } from './dev-site.ts';
import { devMiddleware, publicFilesMiddleware, siteFilesMiddleware } from './middleware.ts';
import { watchSpec } from './watch-spec.ts';

/**
 * The dev server's half of the pipeline: pages are rendered on request from the spec as it is now; a saved edit
 * reaches open pages without a reload; a bad edit leaves the last good pages and shows its findings over them.
 * @param editing makes the middleware that answers the editing panel
 */
export function specPlugin(
  project: Project,
  editing: (site: DevSite) => Connect.NextHandleFunction,
  day?: string,
): Plugin {
  return {
    name: 'spec',
    apply: 'serve',
    async configureServer(server: ViteDevServer) {
      const site = new DevSite(project, day);
      await site.reload();
      await site.writeModules();
      site.printFindings();
      watchSpec(server, site, project.root);
      server.middlewares.use(publicFilesMiddleware(project));
      server.middlewares.use(editing(site));
      server.middlewares.use(devMiddleware(server, site));
      // After Vite's own answers: modules come first.
      return () => server.middlewares.use(siteFilesMiddleware(server, site));
    },
  };
}
