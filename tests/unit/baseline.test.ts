import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastPublished, versionAt } from '../../codegen/owner/diff/version.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const root = testFolder();

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();

function commit(file: string, text: string): string {
  writeBelow(root, { [file]: text });
  git('add', '-A');
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
}

test('what was published last is what a tag says, else what the ledgers note, else the last commit', () => {
  git('init', '-q');
  commit('a.yaml', '1');
  expect(lastPublished({ root, engine: root })).toMatchObject({ ref: 'HEAD', named: 'le dernier enregistrement' });
  const noted = commit('spec/ledgers/published.json', '{}');
  commit('a.yaml', '2');
  expect(lastPublished({ root, engine: root }).ref).toBe(noted);
  const later = commit('spec/ledgers/page-dates.json', '{}');
  commit('a.yaml', '3');
  expect(lastPublished({ root, engine: root })).toMatchObject({
    ref: later,
    named: expect.stringContaining('npm run dates'),
  });
  git('tag', 'en-ligne');
  commit('a.yaml', '4');
  const { ref, named } = lastPublished({ root, engine: root });
  expect(named).toContain('en ligne');
  expect(git('rev-parse', `${ref}^{commit}`)).toBe(git('rev-parse', 'HEAD~1'));
});

test('a site in a folder of its repository has versions too', () => {
  commit('boulangerie/spec/site.yaml', 'name: Avant');
  commit('boulangerie/spec/site.yaml', 'name: Maintenant');
  const { project, discard } = versionAt({ root: join(root, 'boulangerie'), engine: root }, 'HEAD~1');
  expect(readFileSync(join(project.root, 'spec/site.yaml'), 'utf8')).toBe('name: Avant');
  discard();
});
