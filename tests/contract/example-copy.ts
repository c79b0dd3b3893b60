import { cpSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runHere } from './run-here.ts';

/** The folder of the project. */
export const engine = fileURLToPath(new URL('../..', import.meta.url));

/** Copies the spec of the first example into a folder of its own, `spec` in it, for commands that write. Whoever asks removes it. */
export function copyExample(): string {
  const root = mkdtempSync(join(tmpdir(), 'example-'));
  const [example] = globSync('examples/*/spec', { cwd: engine });
  cpSync(join(engine, example!), join(root, 'spec'), { recursive: true });
  return root;
}

/** Runs a command on such a copy, without a terminal, as a machine does. */
export async function runOn(root: string, ...words: readonly string[]): Promise<{ status: number; said: string }> {
  const { status, stdout, stderr } = await runHere(engine, ...words, '--spec', join(root, 'spec'));
  return { status, said: stdout + stderr };
}
