import { createInterface } from 'node:readline/promises';

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
