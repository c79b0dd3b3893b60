import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Changes the real spec `mutations` times, at random, and renders what `check` accepts: what `npm test` does a few times.
 * Prints the raw counts. Returns the exit code.
 */
export function mutateSpec(root: string, mutations: string): number {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/effects/vitest.config.ts', 'valid-spec-renders'],
    {
      cwd: root,
      env: { ...process.env, MUTATIONS: mutations },
      stdio: 'inherit',
    },
  );
  console.log(readFileSync(join(root, 'tests/.results/mutations.json'), 'utf8'));
  return status ?? 1;
}
