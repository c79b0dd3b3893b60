import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Changes every value of the spec, one at a time, and looks for its effect (`tests/effects`): what `npm test` does for a sample.
 * Takes an hour or so. Returns the exit code.
 */
export function changeEveryValue(root: string): number {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/effects/vitest.config.ts', 'effects', 'texts', 'vat'],
    {
      cwd: root,
      env: { ...process.env, EFFECTS: 'all' },
      stdio: 'inherit',
    },
  );
  return status ?? 1;
}
