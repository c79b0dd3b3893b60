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
 * Writes the configurations of the servers this site is made for. Each file is replaced in one step; a running server
 * reads them on reload.
 * @param host the site's host name (`www.example.fr`)
 */
export function writeServers(root: string, serving: Serving, host: string): void {
  const files = {
    Caddyfile: caddyfile(serving, host),
    'nginx/maps.conf': nginxMaps(serving),
    'nginx/site.conf': nginxSite(serving),
    'nginx/brotli.conf': nginxBrotli,
    'nginx-server.conf': nginxServer(host),
  };
  for (const [name, text] of Object.entries(files)) writeWhole(join(serversFolder(root), name), text);
}

/**
 * Writes the data of the forms for a receiver (`forms.json`), or removes it where the site sends nothing.
 * @param text its content (`formsFile`)
 */
export function writeForms(root: string, text: string | undefined): void {
  const path = join(serversFolder(root), 'forms.json');
  if (text === undefined) rmSync(path, { force: true });
  else writeWhole(path, text);
}
