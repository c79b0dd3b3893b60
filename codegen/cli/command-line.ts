import { parseArgs } from 'node:util';
import type { CommandEntry, Options } from './command.ts';
import { didYouMean, nearest } from '../base/findings/nearest.ts';

/** Options without a value. */
const flags = 'all delivery draft-ok gone no-pictures release rollback strict yes'.split(' ');

/** Options with a value, and an example of it. */
const examples: Readonly<Record<string, string>> = {
  at: 'http://127.0.0.1:4173',
  date: '2026-12-31',
  format: 'json',
  host: '127.0.0.1',
  keep: '30',
  mail: 'receiver.yaml',
  output: 'rapport.json',
  port: '4173',
  since: 'origin/main',
  spec: 'examples/mon-site/spec',
  to: '/solutions',
};

/** A valid command line, or the reason of its refusal: a French sentence. */
export type CommandLine =
  | { readonly command: CommandEntry; readonly values: Options; readonly rest: readonly string[] }
  | { readonly refusal: string };

/**
 * Reads the arguments of the program. Nothing is ignored: an option that the command does not take is refused.
 * @param environment npm takes an option without « -- » for itself, and sets it there
 */
export function readCommandLine(
  args: readonly string[],
  commands: Readonly<Record<string, CommandEntry>>,
  environment: Readonly<Record<string, string | undefined>>,
): CommandLine {
  const parsed = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: Object.fromEntries([
      ...flags.map((name) => [name, { type: 'boolean' }] as const),
      ...Object.keys(examples).map((name) => [name, { type: 'string' }] as const),
    ]),
  });
  const values: Options = parsed.values;
  const [name = '', ...rest] = parsed.positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const meant = nearest(name, Object.keys(commands));
    const remedy = meant === undefined ? `Commandes : ${Object.keys(commands).join(', ')}.` : didYouMean(meant);
    return { refusal: `Commande inconnue. ${remedy}` };
  }
  const taken = command.options ?? [];
  const list = taken.length === 0 ? '' : ` Options : ${taken.map((option) => `--${option}`).join(', ')}.`;
  const strange = Object.keys(values).find((option) => !taken.includes(option));
  if (strange !== undefined) {
    const meant = nearest(strange, taken);
    const remedy = meant === undefined ? list : ` ${didYouMean(`--${meant}`)}`;
    return { refusal: `La commande « ${name} » n'a pas d'option « --${strange} ».${remedy}` };
  }
  const lost = taken.find((option) => isTakenByNpm(option, environment) && !(option in values));
  if (lost !== undefined)
    return {
      refusal: `npm a gardé « --${lost} » pour lui. Séparez les options par « -- » : npm run ${name} -- --${lost}`,
    };
  if (rest.length > 0 && command.operands !== true)
    return { refusal: `« ${rest.join(' ')} » est en trop : la commande « ${name} » ne prend que des options.${list}` };
  const wrong = taken
    .map((option) => valueFault(option, values[option], command.formats))
    .find((fault) => fault !== undefined);
  return wrong === undefined ? { command, values, rest } : { refusal: wrong };
}

/**
 * Whether npm took an option that stood before « -- »: it reads `--no-pictures` as an empty value of `pictures`.
 * Not `--yes`, which is also a setting of npm: without it, the command asks.
 */
function isTakenByNpm(option: string, environment: Readonly<Record<string, string | undefined>>): boolean {
  if (option === 'yes') return false;
  const value = environment[`npm_config_${option.replace(/^no-/, '').replaceAll('-', '_')}`];
  return option.startsWith('no-') ? value === '' : value !== undefined && value !== '';
}

function valueFault(name: string, value: string | boolean | undefined, formats: readonly string[] = ['text', 'json']) {
  if (value === undefined) return undefined;
  if (flags.includes(name))
    return value === true ? undefined : `« --${name} » s'écrit seul, sans « =${String(value)} ».`;
  const isText = typeof value === 'string';
  if (name !== 'format')
    return isText && value !== '' ? undefined : `« --${name} » attend une valeur : --${name} ${examples[name] ?? ''}`;
  if (isText && formats.includes(value)) return undefined;
  const found = isText ? `« --${name} ${value} » n'existe pas.` : `« --${name} » attend une valeur.`;
  return `${found} Formes possibles : ${formats.map((one) => `--${name} ${one}`).join(', ')}.`;
}
