import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBelow } from '../run/test-folder.ts';
import { engine } from './edited-sites.ts';
import {
  bare,
  colleague,
  edit,
  folder,
  git,
  home,
  mine,
  other,
  publish,
  publishTwice,
  pushAsOther,
  requests,
  sent,
  textOf,
} from './shared-folders.ts';

test.each(['merged', 'rebased'] as const)(
  'an owner publishes, publishes more to the open request, and once it is %s, publishes what is new alone',
  publishTwice,
);

test('of a request that is closed with its branch deleted, everything is still to publish', async () => {
  edit(mine, ['Un samedi matin', 'Un dimanche matin']);
  await publish(mine);
  const [first = ''] = requests();
  git(bare, 'branch', '--quiet', '-D', first);
  pushAsOther(colleague);
  expect(await publish(mine)).toMatchObject(sent);
  const [second = ''] = requests();
  expect(second).not.toBe(first);
  expect(git(bare, 'show', `${second}:${home}`)).toMatch(/Un dimanche matin[^]*Notre travail/);
});

test('a reviewer changes the open request: the next publication continues it', async () => {
  edit(mine, ['Un samedi matin', 'Un dimanche matin']);
  await publish(mine);
  const [first = ''] = requests();
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
