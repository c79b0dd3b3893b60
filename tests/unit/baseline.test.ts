import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { versionAt } from '../../codegen/owner/diff/version.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const root = testFolder();

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();

function commit(file: string, text: string): void {
  writeBelow(root, { [file]: text });
  git('add', '-A');
  git('commit', '-qm', file);
}

test('a site in a folder of its repository has versions too', () => {
  git('init', '-q');
  commit('boulangerie/spec/site.yaml', 'name: Avant');
  commit('boulangerie/spec/site.yaml', 'name: Maintenant');
  const { project, discard } = versionAt({ root: join(root, 'boulangerie'), engine: root }, 'HEAD~1');
  expect(readFileSync(join(project.root, 'spec/site.yaml'), 'utf8')).toBe('name: Avant');
  discard();
});
