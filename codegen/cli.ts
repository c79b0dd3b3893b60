import { parseArgs } from 'node:util';
import { commands } from './commands.ts';
import { errorText } from './error-text.ts';
import { endWithReader } from './reader-gone.ts';

/** Exit codes: 0 clean, 1 findings in the spec, 3 our own fault or a command that makes no sense, 141 nobody reads any more. */
const ownFault = 3;

const options = {
  format: { type: 'string' },
  release: { type: 'boolean' },
  date: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  keep: { type: 'string' },
} as const;
endWithReader(process.stdout, process.stderr);
const { positionals, values } = parseArgs({ allowPositionals: true, strict: false, options });
const command = commands[positionals[0] ?? ''];
const unknown = Object.keys(values).find((name) => !(name in options));
// `npm run check --release`, without « -- », is an option of npm, which keeps it for itself.
const kept = Object.keys(options).find((name) => process.env[`npm_config_${name}`] !== undefined && !(name in values));
if (command === undefined) {
  refuse(`Commande inconnue. Commandes : ${Object.keys(commands).join(', ')}.`);
} else if (unknown !== undefined) {
  refuse(
    `L'option « --${unknown} » n'existe pas. Options : ${Object.keys(options)
      .map((name) => `--${name}`)
      .join(', ')}.`,
  );
} else if (kept !== undefined) {
  refuse(`npm a gardé « --${kept} » pour lui. Séparez les options par « -- » : npm run ${positionals[0]} -- --${kept}`);
} else {
  try {
    process.exitCode = await command(values, positionals.slice(1));
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = ownFault;
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = ownFault;
}
