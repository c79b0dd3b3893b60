import { existsSync } from 'node:fs';
import { defaultPort, startPreview } from '../site/preview/preview.ts';
import { distPath } from '../site/publish/dist-link.ts';
import { portOption } from './command.ts';

/**
 * The command `npm run preview -- [--port P] [--host H]`: serves until Ctrl-C.
 * @param options what the command line gave; `--port` without a value arrives as `true`
 * @returns the exit code: 0 once stopped, 1 where there is nothing to serve or the options make no sense
 */
export async function previewCommand(
  root: string,
  options: { readonly port?: string | boolean | undefined; readonly host?: string | boolean | undefined },
): Promise<number> {
  const port = portOption(options.port, defaultPort);
  if (port === null) return 1;
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
