import { AsyncLocalStorage } from 'node:async_hooks';

const held = new AsyncLocalStorage<string[]>();

/** Runs `work` and holds back all that it and the programs it starts would print. */
export async function holdOutput<Result>(work: () => Promise<Result>): Promise<{ result: Result; output: string }> {
  const parts: string[] = [];
  const result = await held.run(parts, work);
  return { result, output: parts.join('') };
}

/** Prints a line, or adds it to what is held back here. */
export function print(line: string): void {
  write(`${line}\n`);
}

/** What takes the output of a program, where it is held back here; the terminal's own streams do otherwise. */
export function heldOutput(): ((text: string) => void) | undefined {
  const parts = held.getStore();
  return parts === undefined ? undefined : (text) => void parts.push(text);
}

function write(text: string): void {
  const hold = heldOutput();
  if (hold === undefined) process.stdout.write(text);
  else hold(text);
}
