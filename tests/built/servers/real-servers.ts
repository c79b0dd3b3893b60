import { dirname } from 'node:path';
import { startPreview } from '../../../codegen/site/preview/preview.ts';
import { findProgram } from '../../run/programs.ts';
import { servedSite } from '../dist.ts';
import type { RunningServer, ServedSite } from './running-server.ts';
import { narrowHost, openHost, startApache, type ApacheHost } from './start-apache.ts';
import { startCaddy } from './start-caddy.ts';
import { startNginx } from './start-nginx.ts';

/** A server by its name. One that is not installed cannot be started: its tests are skipped, and the summary of `npm test` says so. */
export interface Server {
  readonly name: string;
  /** Serves the build, or what is given in the place of its folders. */
  readonly start: ((site?: Partial<ServedSite>) => Promise<RunningServer>) | undefined;
}

const [apache, caddy, nginx] = [findProgram('apache2'), findProgram('caddy'), findProgram('nginx')];

const nginxWith = (mayUseBrotli: boolean): Server['start'] =>
  nginx === undefined ? undefined : (site) => startNginx(nginx, mayUseBrotli, { ...servedSite, ...site });

export const nginxWithBrotli: Server = { name: 'nginx with brotli', start: nginxWith(true) };

const apacheOn = (host: ApacheHost): Server['start'] =>
  apache === undefined ? undefined : (site) => startApache(apache, host, { ...servedSite, ...site });

/** Shared hosts, which read the `.htaccess` of the build. */
export const apaches: readonly Server[] = [
  { name: 'apache', start: apacheOn(openHost) },
  { name: 'apache, narrow', start: apacheOn(narrowHost) },
];

export const previewServer: Server = {
  name: 'preview',
  start: async ({ servers = servedSite.servers } = {}) => {
    const { port, close } = await startPreview({ root: dirname(servers), port: 0 });
    return { port, hasBrotli: true, stop: close };
  },
};

export const realServers: readonly Server[] = [
  { name: 'caddy', start: caddy === undefined ? undefined : (site) => startCaddy(caddy, { ...servedSite, ...site }) },
  { name: 'nginx', start: nginxWith(false) },
];
