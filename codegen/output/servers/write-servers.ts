import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Serving } from '../publish/manifest.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxBrotli, nginxMaps, nginxServer, nginxSite } from './nginx.ts';

/** Beside `dist`, never in it: a server would hand its own configuration out. */
export function serversFolder(root: string): string {
  return join(root, 'dist-servers');
}

/**
 * Writes the configurations of the servers this site is made for. Each file is replaced in one step; a running server
 * reads them when it is told to.
 * @param host the site's host name (`www.example.fr`)
 */
export async function writeServers(root: string, serving: Serving, host: string): Promise<void> {
  const files = {
    Caddyfile: caddyfile(serving, host),
    'nginx/maps.conf': nginxMaps(serving),
    'nginx/site.conf': nginxSite(serving),
    'nginx/brotli.conf': nginxBrotli,
    'nginx-server.conf': nginxServer(host),
  };
  for (const [name, text] of Object.entries(files)) await replace(join(serversFolder(root), name), text);
}

/**
 * Writes what a receiver must know of the forms (`forms.json`), or takes it away where the site sends nothing.
 * @param text its content (`formsFile`)
 */
export async function writeForms(root: string, text: string | undefined): Promise<void> {
  const path = join(serversFolder(root), 'forms.json');
  await (text === undefined ? rm(path, { force: true }) : replace(path, text));
}

async function replace(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}
