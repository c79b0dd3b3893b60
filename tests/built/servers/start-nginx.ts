import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedSite } from '../dist.ts';
import { freePort, startProgram } from './start-program.ts';
import type { RunningServer, ServedSite } from './running-server.ts';

/** Debian's module, from the package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx with the files that a build wrote, in a server block of ours as an operator would write it; with brotli where installed. */
export async function startNginx(
  program: string,
  mayUseBrotli: boolean,
  site: ServedSite = servedSite,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  const hasBrotli = mayUseBrotli && existsSync(brotliModule);
  const port = await freePort();
  const made = join(site.servers, 'nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
# As this very user: the project may lie where the server's own user cannot read.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${made}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site.folder};
    include ${made}/site.conf;
    ${hasBrotli ? `include ${made}/brotli*.conf;` : ''}
  }
}
`,
  );
  const stop = await startProgram(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], port);
  return {
    port,
    hasBrotli,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
