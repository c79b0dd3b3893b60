import type { Options } from './command.ts';
import { createInterface } from 'node:readline/promises';

/**
 * Asks a question; only « o » or « oui » means yes. With `--yes` the answer is yes without asking; without a terminal it is no.
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

/** The answer to a question at the terminal; `undefined` without a terminal, after `otherwise` on the error output, and where it is broken off. */
export async function askTerminal(question: string, otherwise: string): Promise<string | undefined> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) {
    console.error(otherwise);
    return undefined;
  }
  const terminal = createInterface({ input, output });
  try {
    return (await terminal.question(question)).trim();
  } catch {
    // Ctrl-C or Ctrl-D.
    console.log("\nRien n'est écrit.");
    return undefined;
  } finally {
    terminal.close();
  }
}
