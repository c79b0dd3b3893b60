import { existsSync } from 'node:fs';
import { defaultPort, startPreview } from '../site/preview/preview.ts';
import { distPath } from '../site/publish/publish.ts';
import { projectOf } from '../run/project.ts';
import { type Command, portOption, untilStopped } from './command.ts';

/** `preview [--port P] [--host H]`: serves until Ctrl-C. Resolves to the exit code: 0 once stopped, 1 where nothing can be served. */
export const run: Command = async (options) => {
  const { root } = projectOf(options);
  const port = portOption(options.port) ?? defaultPort;
  if (!existsSync(distPath(root))) {
    console.error("Rien à servir : le dossier « dist » n'existe pas encore. Lancez d'abord : npm run build");
    return 1;
  }
  const preview = await startPreview({ root, port, ...(typeof options.host === 'string' && { host: options.host }) });
  // Before the address is printed: its reader may stop the server at once.
  const stopped = untilStopped();
  if (port !== 0 && preview.port !== port)
    console.log(`Le port ${port} est déjà pris : le ${preview.port} est utilisé.`);
  console.log(`Site servi sur ${preview.url} (Ctrl-C pour arrêter)`);
  await stopped;
  await preview.close();
  return 0;
};
