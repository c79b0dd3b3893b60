import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyExample, runOn } from './example-copy.ts';

let root = '';

beforeAll(() => {
  root = copyExample();
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  [['--since', 'version-jamais-vue'], 'git'],
  [['un-seul-dossier'], 'Usage : npm run diff'],
  [['dossier-absent', 'autre-absent'], "« dossier-absent » : ce dossier n'existe pas."],
  [['src', 'src'], "« src » : ce dossier n'a pas de dossier « spec »."],
  [['--format', 'html'], 'Formes possibles : --format text, --format markdown, --format json.'],
])('« diff %s » says what is wrong with it', async (args, said) => {
  expect(await runOn(root, 'diff', ...args)).toMatchObject({ status: 3, said: expect.stringContaining(said) });
});
