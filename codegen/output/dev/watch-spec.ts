import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { approvalsFile } from '../../load/release/approvals.ts';
import type { DevSite } from './dev-site.ts';

/** The watcher drops a second change of one file within its throttle of 25 ms: look again after it. Nothing runs if there was none. */
const recheckMs = 60;

/** How long open pages take to fetch what changed. */
const afterUpdateMs = 100;

/** How long an editor takes at most between emptying a file and writing it. */
const emptyFileMs = 25;

/**
 * Runs the pipeline when a spec file, a schema or what was approved changes, and tells open pages. The server never ends because of the spec.
 * @param root the folder of the site
 */
export function watchSpec(server: ViteDevServer, site: DevSite, root: string): void {
  const spec = join(root, 'spec') + sep;
  const approvals = join(root, approvalsFile);
  server.watcher.add([spec, approvals]);
  let events = 0;
  let running = Promise.resolve();

  const run = async () => {
    try {
      if (!(await reloadSettled(site))) return;
      site.printFindings();
      server.environments.client.hot.send('spec:update', {});
      // Open pages ask for their new markup first; what their scripts import can wait for them.
      await setTimeout(afterUpdateMs);
      await site.writeModules();
    } catch (error) {
      // A schema that is being written, for instance: say so and wait for the next save.
      server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  };
  const schedule = () => {
    running = running.then(run);
  };
  const recheck = async (event: number) => {
    await setTimeout(recheckMs);
    if (event === events) schedule();
  };
  server.watcher.on('all', (_, file) => {
    const isSchema = file.endsWith('.schema.yaml') || file.endsWith('.examples.yaml');
    if (!isSchema && file !== approvals && !file.startsWith(spec)) return;
    if (isSchema) site.forgetSchemas();
    schedule();
    events += 1;
    const event = events;
    void recheck(event);
  });
}

/** An editor may empty a file before it writes it: what looks empty is looked at again before it is reported. */
async function reloadSettled(site: DevSite): Promise<boolean> {
  if (!(await site.reload())) return false;
  if (!site.findings.some(({ code }) => code === 'read/empty')) return true;
  await setTimeout(emptyFileMs);
  await site.reload();
  return true;
}
