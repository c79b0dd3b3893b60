import { join, relative } from 'node:path';
import { type Command, portOption, untilStopped } from './command.ts';
import { buildCommand } from './build-command.ts';
import { layTrialSite, trialPath, startTrialReceiver, writeTrialSettings } from '../owner/delivery/trial.ts';
import type { TrialReceiver } from '../owner/delivery/trial.ts';
import { defaultPort, startPreview } from '../site/preview/preview.ts';
import { projectOf } from '../run/project.ts';

/**
 * `npm run leads`: a copy of the site whose forms arrive, served beside a receiver (examples/receiver) until Ctrl-C. The site itself
 * stays as it is. Resolves to the exit code: 0 once stopped, 1 where the spec has findings.
 */
export const run: Command = async (options) => {
  const port = portOption(options.port) ?? defaultPort;
  const project = projectOf(options);
  const site = layTrialSite(project);
  const built = await buildCommand(site, { pictures: false });
  if (built !== 0) return built;

  let receiver: TrialReceiver | undefined;
  const preview = await startPreview({
    root: site.root,
    port,
    forward: { path: trialPath, target: () => receiver?.url },
  });
  try {
    const folder = join(project.root, '.leads');
    const mail = typeof options.mail === 'string' ? { mail: options.mail } : {};
    const settings = writeTrialSettings({ folder, site: preview.url, ...mail });
    const program = join(project.engine, 'examples/receiver/main.ts');
    receiver = await startTrialReceiver(program, settings);
    const stopped = untilStopped();
    const shown = (path: string) => relative(process.cwd(), path);
    const mails = 'mail' in mail ? `par le serveur de ${mail.mail}` : `${shown(join(folder, 'courriels'))}/*.eml`;
    console.log(`Site d'essai, formulaires branchés : ${preview.url} (Ctrl-C pour arrêter)
Courriels : ${mails}
Demandes  : node ${shown(program)} export --config ${shown(settings)}
Contrôle  : npm run check -- --delivery --at ${preview.url} --spec ${shown(join(site.root, 'spec'))}`);
    await stopped;
    return 0;
  } finally {
    await receiver?.stop();
    await preview.close();
  }
};
