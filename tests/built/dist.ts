import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isCompressedCopy } from '../../codegen/site/publish/compress.ts';
import { distPath, readManifest } from '../../codegen/site/publish/publish.ts';
import { listFiles } from '../../codegen/site/publish/list-files.ts';
import { serversFolder } from '../../codegen/site/servers/server-files.ts';
import type { ServedSite } from './servers/running-server.ts';

export const root = join(import.meta.dirname, '../..');

/** The published build: its folder, not the link, so that a build in the meantime changes nothing under a test. */
export const dist = realpathSync(distPath(root));

/** The published build, for a server to serve. */
export const servedSite: ServedSite = { folder: dist, servers: serversFolder(root) };

const found = await readManifest(root, basename(dist));
if (found === null) throw new Error('dist/ is not a build of this project: run npm run build');
export const manifest = found;

/** The build's files without compressed copies, retained assets included. */
export const files = listFiles(dist).filter((file) => !isCompressedCopy(file));

export const pages = manifest.files.filter((file) => file.endsWith('.html'));

export function readText(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}
