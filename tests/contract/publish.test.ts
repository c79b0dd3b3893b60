import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testFolder, writeBelow } from '../run/test-folder.ts';
import { engine } from './edited-sites.ts';
import { runOn } from './run-here.ts';

const home = 'spec/pages/home.yaml';
const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const textOf = (root: string) => readFileSync(join(root, home), 'utf8');
const edit = (root: string, ...changes: [string, string][]) =>
  writeFileSync(
    join(root, home),
    changes.reduce((text, [from, to]) => text.replace(from, to), textOf(root)),
  );

let [folder, bare, mine, other] = ['', '', '', ''];

/** A repository, and the copies of two people; each publishes to a branch. */
beforeEach(() => {
  for (const who of ['AUTHOR', 'COMMITTER'])
    for (const [key, value] of [
      ['NAME', 'A'],
      ['EMAIL', 'a@example.fr'],
    ])
      vi.stubEnv(`GIT_${who}_${key}`, value);
  folder = testFolder();
  [bare, mine, other] = ['bare', 'mine', 'other'].map((name) => join(folder, name)) as [string, string, string];
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', mine]);
  git(mine, 'remote', 'add', 'origin', bare);
  cpSync(join(engine, 'tests/small-site/spec'), join(mine, 'spec'), { recursive: true });
  const settings = readFileSync(join(mine, 'spec/site.yaml'), 'utf8');
  writeBelow(mine, {
    '.gitignore': '/*\n!/spec\n',
    'spec/site.yaml': `${settings}publish: { branch: publication }\n`,
  });
  git(mine, 'add', '.');
  git(mine, 'commit', '--quiet', '--message', 'Begin');
  git(mine, 'push', '--quiet', 'origin', 'main');
  git(folder, 'clone', '--quiet', bare, other);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('two people publish to a branch; a value of both is shown side by side, and lines that touch are merged', async () => {
  edit(other, ['Un samedi matin', 'Un dimanche matin'], ['Recoudre', 'Coudre']);
  expect((await runOn(other, 'publish', '--yes')).status).toBe(0);
  expect(git(bare, 'log', '-1', '--format=%B', 'publication')).toMatch(
    /^Publier : 2 changements[^]*« Recoudre » → « Coudre »/,
  );

  edit(mine, ['Un samedi matin', 'Un lundi matin'], ['Recouvrir', 'Couvrir']);
  const before = textOf(mine);
  const met = await runOn(mine, 'publish', '--yes');
  expect(met.status).toBe(1);
  expect(met.said).toMatch(/avant : « Un samedi[^]*la vôtre +« Un lundi[^]*celle du collègue +« Un dimanche/);
  expect(textOf(mine)).toBe(before);
  const choice = /« (\S+=theirs) »/.exec(met.said)?.[1] ?? '';
  expect((await runOn(mine, 'publish', '--yes', choice)).status).toBe(0);
  for (const words of ['Un dimanche matin', 'Coudre', 'Couvrir']) expect(textOf(mine)).toContain(words);
  expect(git(bare, 'rev-parse', 'publication')).toBe(git(mine, 'rev-parse', 'HEAD'));
  expect(git(mine, 'status', '--porcelain')).toBe('');

  // The request is squashed: what was published is no colleague's value.
  const squashed = git(bare, 'commit-tree', 'publication^{tree}', '-p', 'main', '-m', 'Squash');
  git(bare, 'update-ref', 'refs/heads/main', squashed);
  edit(mine, ['Un dimanche matin', 'Un mardi matin']);
  const published = textOf(mine);
  expect((await runOn(mine, 'publish', '--yes')).status).toBe(0);
  expect(textOf(mine)).toBe(published);

  const undone = await runOn(mine, 'publish', '--yes', '--undo');
  expect(undone).toMatchObject({ status: 0, said: expect.stringContaining('Publication annulée : 1 changement') });
  expect(git(bare, 'show', `publication:${home}`)).toContain('Un dimanche matin');
  expect(git(bare, 'log', '-1', '--format=%s', 'publication')).toMatch(/^Annuler la publication/);
  expect((await runOn(mine, 'publish', '--yes', '--undo')).said).toContain('déjà annulée');
});

test('a site goes online, and the version is marked for everyone', async () => {
  const target = join(folder, 'online');
  const { status, said } = await runOn(mine, 'publish', '--yes', '--draft-ok', '--to', target);
  expect({ status, said }).toMatchObject({ status: 0 });
  expect(existsSync(join(target, 'index.html'))).toBe(true);
  expect(git(bare, 'rev-parse', 'en-ligne', 'main')).toBe(
    `${git(mine, 'rev-parse', 'HEAD')}\n${git(mine, 'rev-parse', 'HEAD')}`,
  );
});

test('killed once it has brought in what a colleague published, another run goes on', async () => {
  edit(other, ['Recoudre', 'Coudre']);
  git(other, 'commit', '--quiet', '--all', '--message', 'Change');
  git(other, 'push', '--quiet', 'origin', 'main');
  edit(mine, ['Un samedi matin', 'Un dimanche matin']);
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const killing = `#!/bin/sh\n${real} "$@"; code=$?\n[ "$1" != merge ] || kill -9 $PPID\nexit $code\n`;
  writeBelow(folder, { 'bin/git': killing });
  execFileSync('chmod', ['+x', join(folder, 'bin/git')]);
  const words = ['codegen/start.js', 'publish', '--yes', '--spec', join(mine, 'spec')];
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  expect(spawnSync(process.execPath, words, { cwd: engine, env }).signal).toBe('SIGKILL');
  expect((await runOn(mine, 'publish', '--yes')).status).toBe(0);
  for (const text of ['Un dimanche matin', 'Coudre']) expect(git(bare, 'show', `publication:${home}`)).toContain(text);
  expect(git(mine, 'status', '--porcelain')).toBe('');
});
