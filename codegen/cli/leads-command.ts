import { attempt } from '../base/attempt.ts';
import { join, relative } from 'node:path';
import { type Command, type Options, portOption, untilStopped } from './command.ts';
import { buildCommand } from './build-command.ts';
import { defaultPort, startPreview } from '../site/preview/preview.ts';
import { projectOf, type Project, copySite } from '../run/project.ts';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument, parse, stringify } from 'yaml';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { UserError } from '../run/user-error.ts';

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

  let receiver: Awaited<ReturnType<typeof startTrialReceiver>> | undefined;
  const preview = await startPreview({
    root: site.root,
    port,
    forward: { path: trialPath, target: () => receiver?.url },
  });
  try {
    const folder = join(project.root, '.leads');
    const { mail } = options;
    const settings = writeTrialSettings(folder, preview.url, mail);
    const program = join(project.engine, 'examples/receiver/main.ts');
    receiver = await startTrialReceiver(program, settings);
    const stopped = untilStopped();
    const shown = (path: string) => relative(process.cwd(), path);
    const mails = mail === undefined ? `${shown(join(folder, 'courriels'))}/*.eml` : `par le serveur de ${mail}`;
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

/** Where the forms of a trial are posted, on the site itself. */
const trialPath = '/demandes';

/**
 * Lays a copy of the site beside it, in `.leads/site`, whose forms all send to the receiver of the trial. Its build stays, so that
 * the next one continues from it.
 */
function layTrialSite({ root, engine }: Project): Project {
  const folder = join(root, '.leads/site');
  mkdirSync(folder, { recursive: true });
  copySite(root, folder);
  change(join(folder, 'spec/site.yaml'), ['forms', 'delivery'], trialPath);
  for (const file of globSync('spec/forms/*.yaml', { cwd: folder }))
    change(join(folder, file), ['delivery'], undefined);
  return { root: folder, engine };
}

/** Removes the value where it is undefined. */
function change(file: string, path: string[], value: string | undefined): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (value !== undefined) document.setIn(path, value);
  else if (document.hasIn(path)) document.deleteIn(path);
  writeFileSync(file, String(document));
}

/**
 * Writes `receiver.yaml` of a trial and returns its path: requests and mails stay in the folder, unless another file configures the mail.
 * @param folder `.leads`, beside the spec
 * @param site the address of the preview
 * @throws a `UserError` if the file has no mail settings
 */
function writeTrialSettings(folder: string, site: string, mail: Options[string]): string {
  const file = join(folder, 'receiver.yaml');
  const settings = {
    site: './site/dist-servers/forms.json',
    database: './data/demandes.sqlite',
    listen: { port: 0 },
    path: trialPath,
    publicUrl: `${site}${trialPath}`,
    origins: [site],
    mail: typeof mail === 'string' ? mailIn(mail) : trialMail,
    limits: { requests: 1000 },
  };
  writeFileSync(file, `# Écrit par « npm run leads » à chaque lancement.\n${stringify(settings)}`, { mode: 0o600 });
  return file;
}

const trialMail = { from: 'essai@example.fr', to: 'equipe@example.fr', folder: './courriels' };

function mailIn(file: string): unknown {
  const mail = attempt(() => (parse(readFileSync(file, 'utf8')) as { mail?: unknown } | null)?.mail);
  if (mail === undefined)
    throw new UserError(
      `« --mail ${file} » : ce fichier n'existe pas, ou ne dit rien du courrier. Indiquez un receiver.yaml qui a une partie « mail ».`,
    );
  return mail;
}

/**
 * Starts the receiver and resolves once it takes requests: to its address (`http://127.0.0.1:39411`), and what stops it once its work is finished.
 * Its output is printed.
 * @param program `examples/receiver/main.ts`
 * @throws a `UserError` if it does not start, after its own message
 */
async function startTrialReceiver(program: string, settings: string) {
  const receiver = spawn(process.execPath, [program, '--config', settings], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(receiver, 'exit');
  const url = new Promise<string>((resolve) => {
    createInterface(receiver.stdout).on('line', (line) => {
      const [, address] = /récepteur prêt sur (http:\/\/[^/ ]+)/.exec(line) ?? [];
      if (address === undefined) console.log(line);
      else resolve(address);
    });
  });
  const first = await Promise.race([url, ended]);
  if (typeof first !== 'string') throw new UserError('Le récepteur ne démarre pas.');
  return {
    url: first,
    stop: async () => {
      receiver.kill('SIGTERM');
      await ended;
    },
  };
}
