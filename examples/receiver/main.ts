import { parseArgs } from 'node:util';
import { deleteCommand } from './commands/delete-command.ts';
import { exportCommand } from './commands/export-command.ts';
import { isReadByOthers, readSettings, SettingsError } from './config/read-settings.ts';
import { consoleLog } from './log.ts';
import { serve } from './serve.ts';

const usage = `Usage : node main.ts [commande] [--config receiver.yaml]
  (sans commande)          reçoit les demandes, jusqu'à l'arrêt
  export [--format json]   écrit les demandes (CSV, ou JSON) ; --form contact : d'un seul formulaire
  inscrits [--format json] écrit les inscriptions à la lettre d'information
  delete <adresse ou n°>   efface tout ce qu'une adresse a envoyé, ou une demande par son numéro`;

/** Exit codes: 0 done, 1 nothing was found, 3 misuse, settings that cannot be used, or a fault of the machine. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string', default: 'receiver.yaml' },
      format: { type: 'string', default: 'csv' },
      form: { type: 'string' },
    },
  });
  const [command = 'serve', ...rest] = positionals;
  if (!['serve', 'export', 'inscrits', 'delete'].includes(command) || !['csv', 'json'].includes(values.format)) {
    console.error(usage);
    return 3;
  }
  const settings = readSettings(values.config);
  if (command === 'delete') return deleteCommand(settings, rest);
  if (command !== 'serve')
    return exportCommand(settings, { what: command === 'export' ? 'requests' : 'subscriptions', ...values });

  const { through } = settings.mail;
  if ('smtp' in through && through.smtp.password !== undefined && isReadByOthers(values.config))
    consoleLog(`attention : ${values.config} contient un mot de passe que d'autres comptes peuvent lire (chmod 600)`);
  // A log that nobody reads any more does not stop the receiver.
  process.stdout.on('error', () => undefined);
  // Before a request is taken: it may be stopped at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const receiver = await serve(settings, consoleLog);
  const mails = 'smtp' in through ? `${through.smtp.host}:${through.smtp.port}` : through.folder;
  consoleLog(`récepteur prêt sur ${receiver.url}${settings.path} ; courriels par ${mails}`);
  await stopped;
  await receiver.stop();
  // A mail server that never answers would hold the process.
  return process.exit();
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  if (error instanceof SettingsError) console.error(message);
  else if (code === 'EADDRINUSE')
    console.error(`L'adresse est déjà prise : un autre récepteur tourne, ou changez « listen.port ».\n${message}`);
  else if (code?.startsWith('ERR_PARSE_ARGS') === true) console.error(usage);
  else console.error(message);
  // What has started already would hold the process.
  process.exit(3);
}
