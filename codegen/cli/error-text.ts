import { constants } from 'node:os';
import { inspect } from 'node:util';
import { formatFinding, PlacedFault } from '../base/findings/finding.ts';
import { UserError } from '../run/user-error.ts';
import { relative } from 'node:path';

/** What a command prints of the error that stopped it: a sentence where there is something to do about it, else all that we need to repair it. */
export function errorText(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const refused = listenFault(error);
  if (refused !== undefined) return refused;
  const fault = diskFault(error, process.cwd());
  if (fault !== undefined) return `${fault}\nLe site publié (dist/) est resté tel quel.`;
  const ours = 'Une erreur de notre programme, et non de la spécification, a arrêté la commande :';
  if (!(error instanceof PlacedFault)) return `${ours}\n${inspect(error)}`;
  if (error.isInSpec) return formatFinding(error.finding);
  const cause = error.cause === undefined ? '' : `\n\nPour les développeurs :\n${inspect(error.cause)}`;
  return `${ours}\n\n${formatFinding(error.finding)}${cause}`;
}

/** Why a server cannot listen where its options say, in a French sentence with the remedy; undefined for any other error. */
function listenFault(error: unknown): string | undefined {
  const { code, syscall, address, hostname } = Object(error) as Record<string, unknown>;
  if (syscall === 'listen' && code === 'EACCES')
    return 'Les ports en dessous de 1024 sont réservés au système : indiquez-en un autre (--port 4173).';
  if (code !== 'EADDRNOTAVAIL' && syscall !== 'getaddrinfo') return undefined;
  return `« --host ${String(address ?? hostname)} » n'est pas une adresse de cette machine. Écrivez --host 127.0.0.1, ou --host 0.0.0.0 pour être vu des autres machines.`;
}

const full = 'le disque est plein. Libérez de la place, puis relancez.';
const forbidden =
  "ce compte n'a pas le droit d'y écrire ou de le lire. Donnez-lui ce droit, ou relancez avec le compte à qui le dossier appartient.";
const tooMany =
  "trop de fichiers sont ouverts en même temps. Fermez d'autres programmes, ou relevez la limite du système (ulimit -n), puis relancez.";

/** What the system's refusals mean, by their names: what is said of a path, and the remedy. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: "le disque est en lecture seule. Placez le projet sur un disque où l'on peut écrire, puis relancez.",
  EMFILE: tooMany,
  ENFILE: tooMany,
  ENAMETOOLONG:
    "ce nom est trop long pour le disque. Raccourcissez l'adresse de la page, ou placez le projet dans un dossier au chemin plus court.",
};

/**
 * A refusal of the disk in a French sentence with its path and the remedy, or undefined for any other error. Looks through the causes,
 * and through the errors that a bundler gathers.
 * @param root the project: paths are given from there
 */
export function diskFault(error: unknown, root: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // Messages of the bundler have the number alone.
  const number = Number(/\(os error (\d+)\)/.exec(error.message)?.[1]);
  const name =
    code !== undefined && code in meanings
      ? code
      : Object.entries(constants.errno).find(([, errno]) => errno === number)?.[0];
  const meaning = name === undefined ? undefined : meanings[name];
  if (meaning !== undefined) {
    const place = dest ?? path;
    return `${place === undefined ? `Dossier du projet (${root})` : relative(root, place) || '.'} : ${meaning}`;
  }
  const inner = [error.cause, ...('errors' in error && Array.isArray(error.errors) ? (error.errors as unknown[]) : [])];
  return inner.map((one) => diskFault(one, root)).find((text) => text !== undefined);
}
