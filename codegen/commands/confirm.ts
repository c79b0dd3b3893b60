import { createInterface } from 'node:readline/promises';
import type { Options } from './command.ts';

/**
 * Asks a question that only « o » or « oui » answers with yes. With `--yes` it is not asked; where nobody can answer, nothing is
 * agreed to.
 */
export async function confirm(question: string, { yes }: Options): Promise<boolean> {
  if (yes === true) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.error("Rien n'est écrit : personne ne peut répondre ici. Pour appliquer sans question, ajoutez « --yes ».");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${question} [o/N] `);
    const agreed = /^o(?:ui)?$/i.test(answer.trim());
    if (!agreed) console.log("Rien n'est écrit.");
    return agreed;
  } finally {
    terminal.close();
  }
}
