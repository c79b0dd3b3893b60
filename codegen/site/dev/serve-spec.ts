import type { ViteDevServer } from 'vite';
import { type Project, siteParts } from '../../run/project.ts';
import { DevSite } from './dev-site.ts';
import { devMiddleware, publicFilesMiddleware, siteFilesMiddleware } from './middleware.ts';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Serves the pages of a spec, and watches it.
 * @param day the day of the site (`2026-11-30`); today in its time zone without it
 * @returns the site, what adds its files after Vite's own answers (modules come first), and what ends the watch
 */
export async function serveSpec(server: ViteDevServer, project: Project, day: string | undefined) {
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

/** The watcher drops a second change of one file within its throttle of 50 ms: look again after it. Nothing runs if there was none. */
const recheckMs = 60;

/** An editor empties a file before it writes it, and a large one takes it several writes: what cannot be shown is read again once it is whole. */
const writeMs = 20;

/** Open pages ask for their new markup in this time; all other pages and the rules, which keep the server busy, come after it. */
const pagesMs = 12;

/**
 * Runs the pipeline when a file of the spec or a schema changes, and updates open pages. The server never ends because of the spec.
 * @param root the folder of the site
 * @returns what ends it, once the server is closed: it resolves when the last run is over
 */
export function watchSpec(server: ViteDevServer, site: DevSite, root: string): () => Promise<void> {
  const parts = siteParts.map((part) => join(root, part) + sep);
  server.watcher.add(parts);
  let events = 0;
  let isEnded = false;
  let running = Promise.resolve();

  const queue = (work: () => Promise<void>) => {
    running = running
      .then(() => (isEnded ? undefined : work()))
      .catch((error: unknown) => {
        // A file that is being replaced: its next event runs again.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
        // A half-written schema, for instance: the next save runs again.
        server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
  };
  const run = async () => {
    if (!site.reload()) return;
    while (!site.canShow) {
      await sleep(writeMs);
      if (!site.reload()) break;
    }
    const { hot } = server.environments.client;
    hot.send('spec:update', {});
    await sleep(pagesMs);
    site.check();
    site.printFindings();
    hot.send('spec:findings', {});
    const hasNewModules = await site.writeModules();
    // The watcher would tell the renderer of its new modules only after the pages were rendered.
    if (hasNewModules) server.environments.ssr.moduleGraph.invalidateAll();
    if (hasNewModules || site.isBehind) hot.send('spec:update', {});
    site.isBehind = false;
  };
  const recheck = async (event: number) => {
    await sleep(recheckMs);
    if (event === events) queue(run);
  };
  server.watcher.on('all', (_, file) => {
    const isSchema = file.endsWith('.schema.yaml') || file.endsWith('.examples.yaml');
    if (!isSchema && !parts.some((part) => file.startsWith(part))) return;
    if (isSchema) site.forgetSchemas();
    queue(run);
    events += 1;
    const event = events;
    void recheck(event);
  });
  return () => {
    isEnded = true;
    return running;
  };
}
