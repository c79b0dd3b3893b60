import { createServer } from 'node:http';
import { createAnswerer } from './answer.ts';
import { forwarding, type Forward } from './forward.ts';
import { listenOnFreePort } from './listen.ts';

export interface Preview {
  /** Where the site is served, without a final slash: `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** Stops serving; open connections are cut. */
  readonly close: () => Promise<void>;
}

/** The first port that is tried. */
export const defaultPort = 4173;

/**
 * Serves `dist/` as production does: same addresses, statuses and headers. Follows `dist` when it is published again.
 * @param options.port the first port to try (default 4173); the next free one is taken; 0 for any
 * @param options.forward addresses that another program answers
 * @param options.host default 127.0.0.1: only this machine
 */
export async function startPreview(options: {
  root: string;
  port?: number;
  host?: string;
  forward?: Forward;
}): Promise<Preview> {
  const host = options.host ?? '127.0.0.1';
  const answerer = createAnswerer(options.root);
  const server = createServer(options.forward === undefined ? answerer : forwarding(options.forward, answerer));
  const port = await listenOnFreePort(server, host, options.port ?? defaultPort);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
