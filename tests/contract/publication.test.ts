import { spawnSync } from 'node:child_process';
import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isNightly } from '../run/sample.ts';
import { writeBelow } from '../run/test-folder.ts';
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
  publishMore,
  pushAsOther,
  requests,
  sent,
  textOf,
} from './shared-folders.ts';

/** All that a refusal must leave: files, index, branch. */
const stateOf = (root: string) => [
  textOf(root),
  git(root, 'status', '--porcelain', '--untracked-files=all'),
  git(root, 'diff', '--cached'),
  git(root, 'rev-parse', 'HEAD'),
];

test('an owner publishes, and publishes more to the open request', publishMore);

test('lines that a colleague has changed too are refused with the file and a command; after it, the choice is published', async () => {
  edit(mine, ['Un samedi matin', 'Un dimanche matin'], ['Recouvrir', 'Couvrir']);
  await publish(mine);
  pushAsOther(['Un samedi matin', 'Un lundi matin']);
  edit(mine, ['Un dimanche matin', 'Un mardi matin']);
  const before = stateOf(mine);
  const answer = await publish(mine);
  expect(answer).toMatchObject({ outcome: 'refused', message: expect.stringContaining(home) });
  const [, command = ''] = /Tapez : (git [^,]+)/.exec(JSON.stringify(answer)) ?? [];
  expect(stateOf(mine)).toEqual(before);
  git(mine, ...command.split(' ').slice(1));
  expect(textOf(mine)).toContain('<<<<<<<');
  expect(await publish(mine)).toMatchObject({ message: expect.stringContaining('Corrigez') });
  writeFileSync(join(mine, home), textOf(mine).replace(/<<<<<<<[^]*=======\n([^]*)>>>>>>> .*\n/, '$1'));
  expect(await publish(mine)).toMatchObject(sent);
  expect(git(bare, 'show', `${requests()[0]}:${home}`)).toMatch(/Un mardi matin[^]*Couvrir/);
  expect(git(bare, 'merge-tree', '--write-tree', 'main', requests()[0]!)).toMatch(/^[0-9a-f]{40}$/);
  expect(git(mine, 'ls-files', '--unmerged')).toBe('');
});

/** Writes a program that says something, and fails. */
function failing(root: string, file: string, said: string, code = 1): void {
  writeBelow(root, { [file]: `#!/bin/sh\necho "${said}" >&2; exit ${code}\n` });
  chmodSync(join(root, file), 0o755);
}
const refusals: Record<string, { make: () => void; said: RegExp }> = {
  'no name': {
    make: () => git(mine, 'config', '--global', '--remove-section', 'user'),
    said: /git config --global user\.name "Prénom Nom"/,
  },
  'a name without a letter': {
    make: () => git(mine, 'config', 'user.name', '<>'),
    said: /git config --global user\.name "Prénom Nom"/,
  },
  'another repository in public/': {
    make: () => {
      writeBelow(mine, { 'public/plan/plan.txt': 'A' });
      for (const words of ['init --quiet', 'add .', 'commit --quiet -m Plan'])
        git(join(mine, 'public/plan'), ...words.split(' '));
    },
    said: /^public\/plan est un dépôt git à part[^]*mv 'public\/plan\/\.git'/,
  },
  'no credential': {
    make: () => {
      failing(folder, 'ssh', 'git@example.fr: Permission denied (publickey).', 255);
      git(mine, 'config', 'core.sshCommand', join(folder, 'ssh'));
      git(mine, 'remote', 'set-url', 'origin', 'git@example.fr:zoe/site.git');
    },
    said: /Le dépôt partagé ne vous reconnaît pas[^]*git push --dry-run/,
  },
  'no network': {
    make: () => git(mine, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    said: /ne répond pas[^]*git ls-remote/,
  },
  'a hook of this machine': {
    make: () => failing(mine, '.git/hooks/pre-commit', 'Trop long.'),
    said: /git hook run pre-commit\nTrop long\./,
  },
  'a hook before the push': {
    make: () => failing(mine, '.git/hooks/pre-push', 'Pas le vendredi.'),
    said: /git push --dry-run origin HEAD\nPas le vendredi\./,
  },
  'a hook of the server': {
    make: () => failing(bare, 'hooks/pre-receive', 'GH006: Protected branch'),
    said: /Le dépôt partagé refuse cette branche[^]*npm run publish[^]*GH006/,
  },
  'a folder of another account': {
    make: () => vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1'),
    said: /autre compte[^]*git config --global --add safe\.directory/,
  },
  'a lock': {
    make: () => writeBelow(mine, { '.git/index.lock': '' }),
    said: /rm '[^']*\.git\/index\.lock'/,
  },
  'a detached head': { make: () => git(mine, 'switch', '--quiet', '--detach'), said: /git switch main/ },
  'no commit': {
    make: () => {
      renameSync(join(mine, '.git'), join(folder, 'away'));
      git(mine, 'init', '--quiet', '--initial-branch=main');
      git(mine, 'remote', 'add', 'origin', bare);
    },
    said: /git pull origin main/,
  },
  'no repository': { make: () => rmSync(join(mine, '.git'), { recursive: true }), said: /git init/ },
  'no remote': { make: () => git(mine, 'remote', 'remove', 'origin'), said: /git remote add origin/ },
  'commits of both': {
    make: () => {
      git(mine, 'commit', '--quiet', '--allow-empty', '--message', 'Mine');
      pushAsOther(colleague);
    },
    said: /git pull --rebase --autostash origin main/,
  },
  'a file of the folder in the way': {
    make: () => {
      writeBelow(other, { 'notes.txt': 'autre' });
      git(other, 'add', 'notes.txt');
      pushAsOther();
      writeBelow(mine, { 'notes.txt': 'pour moi' });
    },
    said: /notes\.txt[^]*git stash push/,
  },
};

/** One refusal of each kind: of the shared repository, of a rule, of the folder. The others run nightly. */
const usual = new Set(['no credential', 'a hook of the server', 'no repository', 'commits of both']);

test.each(Object.keys(refusals).filter((name) => isNightly || usual.has(name)))(
  '%s is refused in French with the command to type, and all is as before',
  async (name) => {
    const { make, said } = refusals[name]!;
    edit(mine, ['Un samedi matin', 'Un dimanche matin']);
    make();
    const status = () => spawnSync('git', ['status', '--porcelain'], { cwd: mine, encoding: 'utf8' }).stdout;
    const tell = () => [textOf(mine), status()];
    const before = tell();
    const answer = await publish(mine);
    expect(answer).toEqual({ outcome: 'refused', message: expect.stringMatching(said) });
    expect(tell()).toEqual(before);
    vi.unstubAllEnvs();
    expect(requests()).toEqual([]);
  },
);
