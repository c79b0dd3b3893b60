import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../cache/write-whole.ts';
import type { Serving } from '../publish/manifest.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxBrotli, nginxMaps, nginxServer, nginxSite } from './nginx.ts';

/** Beside `dist`, never in it: a server would hand its own configuration out. */
export function serversFolder(root: string): string {
  return join(root, 'dist-servers');
}

/**
 * Writes the configurations of the servers this site is made for, and the data of its forms for a receiver. Each file is replaced in one
 * step; a running server reads them on reload.
 * @param host the site's host name (`www.example.fr`)
 * @param forms the data of the forms (`formsFile`); their file is removed where the site sends nothing
 */
export function writeServers(root: string, serving: Serving, host: string, forms?: string): void {
  const files = {
    Caddyfile: caddyfile(serving, host),
    'nginx/maps.conf': nginxMaps(serving),
    'nginx/site.conf': nginxSite(serving),
    'nginx/brotli.conf': nginxBrotli,
    'nginx-server.conf': nginxServer(host),
    'forms.json': forms,
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(serversFolder(root), name);
    if (text === undefined) rmSync(path, { force: true });
    else writeWhole(path, text);
  }
}
