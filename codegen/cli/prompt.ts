import type { Options } from './command.ts';
import { createInterface } from 'node:readline/promises';

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

/** What somebody at the terminal answers to a question; `undefined` where nobody can: then `otherwise` is said on the error output. */
export async function askTerminal(question: string, otherwise: string): Promise<string | undefined> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) {
    console.error(otherwise);
    return undefined;
  }
  const terminal = createInterface({ input, output });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
