import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const engine = fileURLToPath(new URL('../..', import.meta.url));
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'diff-'));
  const [example] = globSync('examples/*/spec', { cwd: engine });
  cpSync(join(engine, example!), join(root, 'spec'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  [['--since', 'version-jamais-vue'], 'git'],
  [['un-seul-dossier'], 'Usage : npm run diff'],
  [['dossier-absent', 'autre-absent'], "« dossier-absent » : ce dossier n'existe pas."],
  [['src', 'src'], "« src » : ce dossier n'a pas de dossier « spec »."],
  [['--format', 'html'], 'Formes possibles : --format text, --format markdown, --format json.'],
])('« diff %s » says what is wrong with it', (args, said) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['codegen/cli.ts', 'diff', ...args, '--spec', join(root, 'spec')],
    { cwd: engine, encoding: 'utf8' },
  );
  expect(status).toBe(3);
  expect(stdout + stderr).toContain(said);
});
