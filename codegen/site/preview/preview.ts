import { createServer, request } from 'node:http';
import type { Server, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createAnswerer } from './answer.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Preview {
  /** Where the site is served, without a final slash: `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** Stops serving; open connections are cut. */
  readonly close: () => Promise<void>;
}

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

const highestPort = 65_535;

/**
 * Listens on `port`, or on the first free one above it. Port 0 takes any free one.
 * @returns the port in use
 * @throws where none of the next 50 ports is free, or the host cannot be listened on
 */
async function listenOnFreePort(server: Server, host: string, port: number): Promise<number> {
  const last = Math.min(port + 50, highestPort);
  for (let candidate = port; ; candidate += 1) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // EACCES: ports below 1024, for ordinary users.
      const isTaken = code === 'EADDRINUSE' || code === 'EACCES';
      if (!isTaken || candidate >= last) throw error;
    }
  }
}

/** Addresses of the site that another program of this machine answers, as a server in front of both would pass them on. */
interface Forward {
  /** `/demandes`: this address and all below it. */
  readonly path: string;
  /** Where that program listens (`http://127.0.0.1:8787`); undefined while it does not. */
  readonly target: () => string | undefined;
}

/** Answers what lies under the path from its program, and everything else with `otherwise`. */
export function forwarding({ path, target }: Forward, otherwise: RequestListener): RequestListener {
  return (incoming, response) => {
    const [requested = ''] = (incoming.url ?? '').split('?');
    if (requested === path || requested.startsWith(`${path}/`)) passOn(incoming, response, target());
    else otherwise(incoming, response);
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, target: string | undefined): void {
  const fail = () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Le récepteur ne répond pas.\n');
  };
  if (target === undefined) return fail();
  const { method, headers, socket } = incoming;
  const outgoing = request(new URL(incoming.url ?? '/', target), {
    method,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
  });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', fail);
  incoming.pipe(outgoing);
}
