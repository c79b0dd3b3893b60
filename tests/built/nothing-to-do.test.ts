import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('a second build finds nothing to do, and says so', () => {
  const run = () => spawnSync(process.execPath, ['codegen/start.js', 'build'], { cwd: root, encoding: 'utf8' });
  // What other stages have emitted anew since the build counts as a change.
  run();
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toContain("Rien n'a changé depuis la dernière construction");
});
