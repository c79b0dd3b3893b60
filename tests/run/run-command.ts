import { spawn } from 'node:child_process';

/**
 * Runs a program with its output on our terminal and nothing on its input.
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
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      cwd: folder,
      env: { ...process.env, ...environment },
    });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
