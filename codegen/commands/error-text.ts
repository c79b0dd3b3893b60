import { inspect } from 'node:util';
import { diskFault } from './disk-fault.ts';
import { formatFinding } from '../load/findings/finding.ts';
import { PlacedFault } from '../load/findings/placed-fault.ts';
import { UserError } from '../run/user-error.ts';

/** What a command prints of the error that stopped it: a sentence where there is something to do about it, else all that we need to repair it. */
export function errorText(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const fault = diskFault(error, process.cwd());
  if (fault !== undefined) return `${fault}\nLe site publié (dist/) est resté tel quel.`;
  const ours = 'Une erreur de notre programme, et non de la spécification, a arrêté la commande :';
  if (!(error instanceof PlacedFault)) return `${ours}\n${inspect(error)}`;
  if (error.isInSpec) return formatFinding(error.finding);
  const cause = error.cause === undefined ? '' : `\n\nPour les développeurs :\n${inspect(error.cause)}`;
  return `${ours}\n\n${formatFinding(error.finding)}${cause}`;
}
