import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedSite } from '../dist.ts';
import { freePort, startProgram } from './start-program.ts';
import type { RunningServer, ServedSite } from './running-server.ts';

/** Caddy with a Caddyfile that a build wrote, on plain HTTP and with nothing of the machine's own Caddy. */
export async function startCaddy(program: string, site: ServedSite = servedSite): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  await writeFile(config, `{\n\tadmin off\n}\nimport ${join(site.servers, 'Caddyfile')}\n`);
  const port = await freePort();
  const stop = await startProgram(program, ['run', '--config', config, '--adapter', 'caddyfile'], port, {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: site.folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
  return {
    port,
    hasBrotli: true,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
