import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { testFolder } from '../run/test-folder.ts';
import { engine, sites } from './edited-sites.ts';
import { runCommandLine } from '../../codegen/cli/run-command-line.ts';

/**
 * Runs a command as `npm run` would, in a folder, without a process of its own: starting one takes longer than most commands. That the
 * program itself exits with the code is tested with `check` (`check-command.test.ts`).
 */
export async function runHere(
  folder: string,
  ...words: string[]
): Promise<{ status: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' };
  const { log, error } = console;
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.stdout += String(text);
    return true;
  });
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  // Not spied on: a message of the command is no fault of the test (`tests/run/fail-on-console.ts`).
  console.log = (...texts) => (said.stdout += `${format(...texts)}\n`);
  console.error = (...texts) => (said.stderr += `${format(...texts)}\n`);
  try {
    const status = await runCommandLine(words, process.env);
    return { status, ...said };
  } finally {
    Object.assign(console, { log, error });
    write.mockRestore();
    cwd.mockRestore();
  }
}

/** Copies the spec of the first example into a folder of its own, `spec` in it, for the commands of a file of tests that write. */
export function copyExample(): string {
  const root = testFolder();
  const [, example] = sites;
  cpSync(join(engine, example!, 'spec'), join(root, 'spec'), { recursive: true });
  return root;
}

/** Runs a command on such a copy, without a terminal, as a machine does. */
export async function runOn(root: string, ...words: readonly string[]): Promise<{ status: number; said: string }> {
  const { status, stdout, stderr } = await runHere(engine, ...words, '--spec', join(root, 'spec'));
  return { status, said: stdout + stderr };
}
