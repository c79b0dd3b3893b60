import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Visits every page and measures the contrast of each text and the size of each target: what `npm test` does where the structure of a
 * place is new. Returns the exit code.
 */
export function testEveryPage(root: string): number {
  const { status } = spawnSync(process.execPath, [join(root, 'tests/run.ts'), 'e2e', 'every-page'], {
    cwd: root,
    env: { ...process.env, BROWSER: 'all' },
    stdio: 'inherit',
  });
  return status ?? 1;
}
