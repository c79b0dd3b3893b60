import type { ViteDevServer } from 'vite';
import type { Project } from '../../run/project.ts';
import { DevSite } from './dev-site.ts';
import { devMiddleware, publicFilesMiddleware, siteFilesMiddleware } from './middleware.ts';
import { watchSpec } from './watch-spec.ts';

/**
 * Serves the pages of a spec, and watches it.
 * @param day the day of the site (`2026-11-30`); today in its time zone without it
 * @returns the site, what adds its files after Vite's own answers (modules come first), and what ends the watch
 */
export async function serveSpec(
  server: ViteDevServer,
  project: Project,
  day: string | undefined,
): Promise<{ site: DevSite; serveFiles: () => void; endWatch: () => Promise<void> }> {
  const site = new DevSite(project, day);
  site.reload();
  site.check();
  await site.writeModules();
  site.printFindings();
  const endWatch = watchSpec(server, site, project.root);
  server.middlewares.use(publicFilesMiddleware(project));
  server.middlewares.use(devMiddleware(server, site));
  return { site, serveFiles: () => server.middlewares.use(siteFilesMiddleware(server, site)), endWatch };
}
