import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds after so many random sequences of edits, each compared with a cold build: what `npm test` does a few times. Returns the exit code. */
export function repeatBuilds(root: string, sequences: string): number {
  const program = join(root, 'tests/incremental/main.ts');
  return spawnSync(process.execPath, [program, '--sequences', sequences], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
