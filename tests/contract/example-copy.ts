import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engine, sites } from './edited-sites.ts';
import { runHere } from './run-here.ts';

/** Copies the spec of the first example into a folder of its own, `spec` in it, for commands that write. Whoever asks removes it. */
export function copyExample(): string {
  const root = mkdtempSync(join(tmpdir(), 'example-'));
  const [, example] = sites;
  cpSync(join(engine, example!, 'spec'), join(root, 'spec'), { recursive: true });
  return root;
}

/** Runs a command on such a copy, without a terminal, as a machine does. */
export async function runOn(root: string, ...words: readonly string[]): Promise<{ status: number; said: string }> {
  const { status, stdout, stderr } = await runHere(engine, ...words, '--spec', join(root, 'spec'));
  return { status, said: stdout + stderr };
}
