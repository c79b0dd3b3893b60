import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedSite } from '../dist.ts';
import { freePort, startProgram } from './start-program.ts';
import type { RunningServer, ServedSite } from './running-server.ts';

const modules = '/usr/lib/apache2/modules';

/** A shared host: what it has beside the modules that the site needs, what it has switched on, what a `.htaccess` may change. */
export interface ApacheHost {
  readonly modules: readonly string[];
  readonly options: string;
  readonly allowed: string;
}

/** Debian's modules and all that a `.htaccess` may say. */
export const openHost: ApacheHost = {
  modules: ['deflate', 'brotli', 'filter', 'env', 'setenvif', 'alias'],
  options: 'Indexes',
  allowed: 'All',
};

/** Nothing but the necessary, and what is in the way: negotiation, lists of folders. `Options` would answer 500. */
export const narrowHost: ApacheHost = { modules: [], options: 'Indexes MultiViews', allowed: 'FileInfo Indexes' };

/**
 * Apache with the `.htaccess` of a build, as a shared host runs it. Serves a copy, since
 * Apache never reads files as root. A `.htaccess` in the folder of configurations takes the place of that of the build.
 */
export async function startApache(
  program: string,
  host: ApacheHost,
  site: ServedSite = servedSite,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'apache-'));
  await chmod(folder, 0o755);
  const served = join(folder, 'site');
  // For a second after the change of a file, Apache gives it another tag than later.
  await cp(await realpath(site.folder), served, { recursive: true, preserveTimestamps: true });
  const other = join(site.servers, '.htaccess');
  if (existsSync(other)) await cp(other, join(served, '.htaccess'));
  const port = await freePort();
  const needed = ['mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'autoindex', 'rewrite', 'headers'];
  const loaded = [...needed, ...host.modules].filter((name) => existsSync(`${modules}/mod_${name}.so`));
  await writeFile(
    join(folder, 'apache.conf'),
    `${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
PidFile ${folder}/apache.pid
Mutex file:${folder}
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
DocumentRoot ${served}
<Directory ${served}>
  Options FollowSymLinks ${host.options}
  AllowOverride ${host.allowed}
  Require all granted
</Directory>
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE text/html text/plain text/css
  </IfModule>
</IfModule>
`,
  );
  const stop = await startProgram(program, ['-X', '-d', folder, '-f', join(folder, 'apache.conf')], port);
  return {
    port,
    hasBrotli: true,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
