import { askTerminal } from './ask-terminal.ts';
import type { Options } from './command.ts';

/**
 * Asks a question that only « o » or « oui » answers with yes. With `--yes` it is not asked; where nobody can answer, nothing is
 * agreed to.
 */
export async function confirm(question: string, { yes }: Options): Promise<boolean> {
  if (yes === true) return true;
  const answer = await askTerminal(
    `${question} [o/N] `,
    "Rien n'est écrit : personne ne peut répondre ici. Pour appliquer sans question, ajoutez « --yes ».",
  );
  if (answer === undefined) return false;
  const agreed = /^o(?:ui)?$/i.test(answer);
  if (!agreed) console.log("Rien n'est écrit.");
  return agreed;
}
