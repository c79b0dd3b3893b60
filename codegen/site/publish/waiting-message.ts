import type { Holder } from './lock.ts';

/** What a command prints while another build of the same project is under way. */
export function waitingMessage(holder: Holder | undefined): string {
  const who = holder && ` (processus ${holder.pid}, depuis ${new Date(holder.since).toLocaleTimeString('fr-FR')})`;
  return `Une autre construction du site est en cours${who ?? ''} : celle-ci commence dès qu'elle est finie.`;
}
