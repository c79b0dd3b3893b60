import { spawn } from 'node:child_process';
import { heldOutput } from './output.ts';

/**
 * Runs a program with its output on our terminal, or where the output of its stage is held back, and nothing on its input.
 * @param environment variables added to ours
 * @param folder where it runs; ours when it is not said
 * @returns its exit code; 1 where a signal ended it, 127 where it does not exist
 */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<number> {
  const hold = heldOutput();
  const output = hold === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      cwd: folder,
      env: { ...process.env, ...environment },
    });
    if (hold !== undefined)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hold);
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
