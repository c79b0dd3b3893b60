import { parseArgs } from 'node:util';
import { commands } from './commands.ts';

/** Exit codes: 0 clean, 1 findings in the spec, 3 our own fault. */
const ownFault = 3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    format: { type: 'string' },
    release: { type: 'boolean' },
    date: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string' },
  },
});
const command = commands[positionals[0] ?? ''];
if (command === undefined) {
  console.error(`Commande inconnue. Commandes : ${Object.keys(commands).join(', ')}.`);
  process.exitCode = ownFault;
} else {
  try {
    process.exitCode = await command(values);
  } catch (error) {
    console.error('Une erreur de notre programme, et non de la spécification, a arrêté la commande :');
    console.error(error);
    process.exitCode = ownFault;
  }
}
