import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createAnswerer } from './answer.ts';
import { listenOnFreePort } from './listen.ts';
import { portNumber, portRefusal } from '../../commands/port-number.ts';
import { distPath } from '../publish/dist-link.ts';

export interface Preview {
  /** Where the site is served, without a final slash: `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** Stops serving; open connections are cut. */
  readonly close: () => Promise<void>;
}

const defaultPort = 4173;

/**
 * Serves `dist/` as production does: same addresses, statuses and headers. Follows `dist` when it is published again.
 * @param options.port the first port to try (default 4173); the next free one is taken; 0 for any
 * @param options.host default 127.0.0.1: only this machine
 */
export async function startPreview(options: { root: string; port?: number; host?: string }): Promise<Preview> {
  const host = options.host ?? '127.0.0.1';
  const server = createServer(createAnswerer(options.root));
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

/**
 * The command `npm run preview -- [--port P] [--host H]`: serves until Ctrl-C.
 * @param options what the command line gave; `--port` without a value arrives as `true`
 * @returns the exit code: 0 once stopped, 1 where there is nothing to serve or the options make no sense
 */
export async function previewCommand(
  root: string,
  options: { readonly port?: string | boolean | undefined; readonly host?: string | boolean | undefined },
): Promise<number> {
  const port = options.port === undefined ? defaultPort : portNumber(options.port);
  if (port === null) {
    console.error(portRefusal(options.port ?? ''));
    return 1;
  }
  if (!existsSync(distPath(root))) {
    console.error("Rien à servir : le dossier « dist » n'existe pas encore. Lancez d'abord : npm run build");
    return 1;
  }
  const preview = await startPreview({ root, port, ...(typeof options.host === 'string' && { host: options.host }) });
  // Before the address is printed: whoever reads it may stop us at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  if (port !== 0 && preview.port !== port)
    console.log(`Le port ${port} est déjà pris : le ${preview.port} est utilisé.`);
  console.log(`Site servi sur ${preview.url} (Ctrl-C pour arrêter)`);
  await stopped;
  await preview.close();
  return 0;
}
