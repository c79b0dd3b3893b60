import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeBelow } from '../run/test-folder.ts';
import { engine } from './edited-sites.ts';
import { runOn } from './run-here.ts';
import {
  bare,
  colleague,
  edit,
  filesOf,
  folder,
  git,
  home,
  merges,
  mine,
  other,
  publish,
  publishFirst,
  publishTwice,
  pushAsOther,
  requests,
  sent,
  textOf,
} from './shared-folders.ts';

test.each(['merged', 'squashed', 'rebased'] as const)(
  'an owner publishes, publishes more to the open request, and once it is %s, publishes what is new alone',
  publishTwice,
);

test('of a request that is closed with its branch deleted, everything is still to publish', async () => {
  const first = await publishFirst();
  git(bare, 'branch', '--quiet', '-D', first);
  pushAsOther(colleague);
  expect(await publish(mine)).toMatchObject(sent);
  const [second = ''] = requests();
  expect(second).not.toBe(first);
  expect(git(bare, 'show', `${second}:${home}`)).toMatch(/Un dimanche matin[^]*Notre travail/);
});

test('a reviewer changes the open request: the next publication continues it', async () => {
  const first = await publishFirst();
  git(other, 'fetch', '--quiet', 'origin');
  git(other, 'switch', '--quiet', first);
  edit(other, colleague);
  git(other, 'commit', '--quiet', '--all', '--message', 'Review');
  git(other, 'push', '--quiet');
  edit(mine, ['Recouvrir', 'Couvrir']);
  expect(await publish(mine)).toMatchObject(sent);
  expect(git(bare, 'show', `${first}:${home}`)).toMatch(/dimanche[^]*Notre travail[^]*Couvrir/);
  expect(textOf(mine)).toBe(`${git(bare, 'show', `${first}:${home}`)}\n`);
});

test.each(['open', 'deleted'])(
  'lines of a colleague that came by hand are no change of this folder: with its request %s, it takes the next change of them',
  async (state) => {
    const first = await publishFirst();
    if (state === 'deleted') git(bare, 'branch', '--quiet', '-D', first);
    pushAsOther(colleague);
    git(mine, 'pull', '--quiet', '--ff-only', '--autostash', 'origin', 'main');
    pushAsOther([colleague[1], 'Notre métier']);
    edit(mine, ['Recouvrir', 'Couvrir']);
    expect(await publish(mine)).toMatchObject(sent);
    expect(textOf(mine)).toMatch(/dimanche[^]*Notre métier[^]*Couvrir/);
    expect(git(bare, 'merge-tree', '--write-tree', 'main', requests().at(-1)!)).toMatch(/^[0-9a-f]{40}$/);
  },
);

test('a mistake that a colleague has shared is told as theirs, with the path of this folder', async () => {
  edit(mine, ['Un samedi matin', 'Un dimanche matin']);
  pushAsOther([colleague[0], '"{facts.nope}"']);
  const { outcome, message = '' } = (await publish(mine)) as { outcome: string; message?: string };
  expect(outcome).toBe('refused');
  expect(message).toMatch(
    /^La version partagée a une erreur[^]*home\.yaml:6[^]*git pull --ff-only --autostash origin main/,
  );
  expect(message).not.toContain('spec-');
});

test('changes that are taken back leave the open request, which is said', async () => {
  await publishFirst();
  edit(mine, ['Un dimanche matin', 'Un samedi matin']);
  expect(await runOn(mine, 'publish', '--yes')).toMatchObject({
    status: 0,
    said: expect.stringContaining('tout remis'),
  });
  expect(filesOf(requests()[0]!)).toEqual([]);
});

test('killed once the branch is sent, another run brings the folder up to date and sends nothing twice', async () => {
  pushAsOther(colleague);
  edit(mine, ['Un samedi matin', 'Un dimanche matin']);
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const killing = `#!/bin/sh\n${real} "$@"; code=$?\ncase " $* " in *" push "*) kill -9 $PPID;; esac\nexit $code\n`;
  writeBelow(folder, { 'bin/git': killing });
  chmodSync(join(folder, 'bin/git'), 0o755);
  const words = ['codegen/start.js', 'publish', '--yes', '--spec', join(mine, 'spec')];
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  const { signal, stderr } = spawnSync(process.execPath, words, { cwd: engine, env, encoding: 'utf8' });
  expect({ signal, stderr }).toMatchObject({ signal: 'SIGKILL' });
  expect(await publish(mine)).toMatchObject({ outcome: 'nothing', branch: requests()[0] });
  expect(requests()).toHaveLength(1);
  for (const text of ['Un dimanche matin', 'Notre travail']) expect(textOf(mine)).toContain(text);
  expect(existsSync(join(mine, '.git/index.lock'))).toBe(false);
});

test('settings of users, names that mean two things, a stale reference and a decomposed name change nothing', async () => {
  const signing = [
    'commit.gpgSign',
    'tag.gpgSign',
    'push.gpgSign',
    'log.showSignature',
    'user.signingkey',
    'core.safecrlf',
  ];
  const others = { 'color.ui': 'always', 'core.autocrlf': 'true', 'push.default': 'nothing', 'diff.noprefix': 'true' };
  for (const [key, value] of [...signing.map((one) => [one, 'true'] as const), ...Object.entries(others)])
    git(mine, 'config', '--global', key, value);
  vi.stubEnv('GIT_LITERAL_PATHSPECS', '1');
  for (const name of ['main', 'HEAD', 'origin']) git(mine, 'update-ref', `refs/tags/${name}`, 'HEAD');
  git(mine, 'update-ref', '-d', 'refs/remotes/origin/main');
  git(mine, 'update-ref', 'refs/remotes/origin/main/gone', git(mine, 'rev-parse', 'refs/heads/main'));
  git(mine, 'update-ref', 'refs/heads/publication', git(mine, 'rev-parse', 'refs/heads/main'));
  git(bare, 'update-ref', 'refs/heads/publication', 'main');
  const decomposed = 'public/été.pdf'.normalize('NFD');
  writeBelow(mine, { [decomposed]: '%PDF' });
  writeFileSync(
    join(mine, home),
    textOf(mine).replaceAll('\n', '\r\n').replace('Un samedi matin', 'Un dimanche matin'),
  );
  expect(await publish(mine)).toMatchObject(sent);
  const [first = ''] = requests();
  expect(filesOf(first)).toEqual([decomposed, home]);
  expect(git(bare, 'diff', '--shortstat', `main...${first}`, '--', home)).toContain('1 insertion(+), 1 deletion(-)');
  merges.squashed(first);
  expect(await publish(mine)).toMatchObject({ outcome: 'nothing', branch: undefined });
  expect(git(mine, '-c', 'status.short=true', '-c', 'color.ui=false', 'status', '--porcelain')).toBe('');
});

test('two people publish at once: two branches; what one reads of a colleague is not in the report', async () => {
  edit(other, colleague);
  edit(mine, ['Un samedi matin', 'Un lundi matin']);
  await publish(other);
  const [theirs = ''] = requests();
  await publish(mine);
  const [own = '', ...more] = requests(theirs);
  expect(more).toEqual([]);
  merges.squashed(theirs);
  edit(mine, ['Un lundi matin', 'Un mardi matin']);
  const { status, said } = await runOn(mine, 'publish', '--yes');
  expect({ status, said }).toMatchObject({ status: 0, said: expect.stringMatching(/Un mardi matin[^]*Envoyé sur la/) });
  expect(said).not.toContain('travail');
  expect(git(bare, 'log', '-1', '--format=%B', own)).toMatch(/^Publier : 1 changement[^]*mardi/);
  expect(textOf(mine)).toContain('Notre travail');
  merges.merged(own);
  expect(git(bare, 'show', `main:${home}`)).toMatch(/Un mardi matin[^]*Notre travail/);
});

test('what is staged, or no part of the site, stays where it is', async () => {
  writeBelow(mine, { 'notes.txt': 'pour moi', 'README.md': 'Un autre site.\n', 'spec/pages/.home.yaml.swp': 'x' });
  edit(mine, ['Recoudre', 'Coudre']);
  git(mine, 'add', 'notes.txt', home);
  edit(mine, ['Coudre', 'Recoudre'], ['Un samedi matin', 'Un dimanche matin']);
  pushAsOther(colleague);
  expect(await publish(mine)).toMatchObject(sent);
  expect(filesOf(requests()[0]!)).toEqual([home]);
  expect(git(bare, 'show', `${requests()[0]}:${home}`)).toContain('Recoudre');
  expect(git(mine, 'diff', '--cached', '--name-only')).toBe('notes.txt');
  expect(git(mine, 'diff', '--name-only').split('\n')).toEqual(['README.md', home]);
  expect(readFileSync(join(mine, 'README.md'), 'utf8')).toBe('Un autre site.\n');
});
