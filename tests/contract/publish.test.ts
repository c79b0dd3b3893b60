import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testFolder, writeBelow } from '../run/test-folder.ts';
import { publish as send } from '../../codegen/owner/publish/publication.ts';
import { UserError } from '../../codegen/run/user-error.ts';
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
/** Publishes without the report, which takes longest. */
const publish = async (root: string) => {
  try {
    return await send({ root, engine }, async () => 'Publier');
  } catch (error) {
    if (error instanceof UserError) return { outcome: 'refused', message: error.message };
    throw error;
  }
};
const colleague: [string, string] = ["Ce que l'on y fait", 'Notre travail'];
const sent = { outcome: 'sent' };
/** The branches of requests, the oldest first. */
const requests = () =>
  git(bare, 'for-each-ref', '--sort=creatordate', '--format=%(refname:short)')
    .split('\n')
    .filter((name) => name.startsWith('publication-'));
/** The files that a branch changes of another, but for the list of published addresses. */
const filesOf = (branch: string, from = 'main') =>
  git(bare, '-c', 'core.quotePath=false', 'diff', '--name-only', `${from}...${branch}`)
    .split('\n')
    .filter((name) => name !== 'spec/ledgers/published.json');
/** All that a refusal must leave: files, index, branch. */
const stateOf = (root: string) => [
  textOf(root),
  git(root, 'status', '--porcelain', '--untracked-files=all'),
  git(root, 'diff', '--cached'),
  git(root, 'rev-parse', 'HEAD'),
];

// Each story runs hundreds of commands of git.
vi.setConfig({ testTimeout: 240_000 });

/** In one place for all tests, so that what a comparison bundles is found again. */
const folder = testFolder();
const [bare, mine, other] = ['bare', 'mine', 'other'].map((name) => join(folder, name)) as [string, string, string];
const made = ['.builds', 'generated', 'dist-servers'];

/** A shared repository, and the folders of two people; their git has no setting but names. */
beforeEach(() => {
  vi.stubEnv('HOME', folder);
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, '.gitconfig'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  git(folder, 'config', '--global', 'user.name', 'Zoé Martin');
  git(folder, 'config', '--global', 'user.email', 'zoe@example.fr');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  git(folder, 'init', '--quiet', '--initial-branch=main', mine);
  git(mine, 'remote', 'add', 'origin', bare);
  cpSync(join(engine, 'tests/small-site/spec'), join(mine, 'spec'), { recursive: true });
  writeBelow(mine, { 'README.md': 'Un site.\n', '.gitignore': made.map((name) => `/${name}\n`).join('') });
  git(mine, 'add', '.');
  git(mine, 'commit', '--quiet', '--message', 'Begin');
  git(mine, 'push', '--quiet', 'origin', 'main');
  git(folder, 'clone', '--quiet', bare, other);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of [bare, other, join(folder, '.gitconfig'), join(folder, 'bin')])
    rmSync(name, { recursive: true, force: true });
  for (const name of readdirSync(mine))
    if (!made.includes(name)) rmSync(join(mine, name), { recursive: true, force: true });
});

/** Merges the request into the main line, as a forge does. */
const merges: Record<string, (branch: string) => void> = {
  merged: (branch) => {
    const tree = git(bare, 'merge-tree', '--write-tree', 'main', branch);
    git(
      bare,
      'update-ref',
      'refs/heads/main',
      git(bare, 'commit-tree', tree, '-p', 'main', '-p', branch, '-m', 'Merge'),
    );
  },
  squashed: (branch) => {
    const tree = git(bare, 'merge-tree', '--write-tree', 'main', branch);
    git(bare, 'update-ref', 'refs/heads/main', git(bare, 'commit-tree', tree, '-p', 'main', '-m', 'Squash'));
  },
  rebased: (branch) => {
    git(other, 'fetch', '--quiet', 'origin');
    git(other, 'switch', '--quiet', '--detach', `origin/${branch}`);
    git(other, 'rebase', '--quiet', '--no-ff', 'origin/main');
    git(other, 'push', '--quiet', 'origin', 'HEAD:main');
    git(other, 'switch', '--quiet', 'main');
  },
};

/** A colleague changes the main line. */
function pushAsOther(...changes: [string, string][]): void {
  git(other, 'pull', '--quiet', '--ff-only', 'origin', 'main');
  edit(other, ...changes);
  git(other, 'commit', '--quiet', '--all', '--message', 'Change');
  git(other, 'push', '--quiet', 'origin', 'main');
}

test.each(['merged', 'squashed', 'rebased'])(
  'an owner publishes, publishes more to the open request, and once it is %s, publishes what is new alone',
  async (how) => {
    edit(mine, ['Un samedi matin', 'Un dimanche matin']);
    expect(await publish(mine)).toMatchObject(sent);
    const [first = ''] = requests();
    expect(first).toMatch(/^publication-\d{4}-\d\d-\d\d-zoe-martin-[0-9a-f]{6}$/);
    expect(filesOf(first)).toEqual([home]);
    expect(await publish(mine)).toMatchObject({ outcome: 'nothing', branch: first });

    pushAsOther(colleague);
    edit(mine, ['Recouvrir', 'Couvrir']);
    expect(await publish(mine)).toMatchObject(sent);
    expect(requests()).toEqual([first]);
    for (const words of ['Un dimanche matin', 'Couvrir', colleague[1]]) expect(textOf(mine)).toContain(words);
    expect(git(mine, 'rev-parse', 'HEAD')).toBe(git(bare, 'rev-parse', 'main'));

    merges[how]!(first);
    pushAsOther(['Un dimanche matin', 'Un jeudi matin']);
    edit(mine, ['Couvrir', 'Relier']);
    expect(await publish(mine)).toMatchObject(sent);
    const [, second = ''] = requests();
    const difference = git(bare, 'diff', `main...${second}`, '--', home);
    expect(difference.match(/^[+-] .*/gm)).toHaveLength(2);
    expect(difference).toContain('Relier');
    expect(textOf(mine)).toContain('Un jeudi matin');
    merges[how]!(second);
    git(bare, 'branch', '--quiet', '-D', first, second);
    expect(await publish(mine)).toMatchObject({ outcome: 'nothing', branch: undefined });
    expect(git(mine, 'status', '--porcelain')).toBe('');
  },
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

test('two people publish at once: two branches; what one reads of a colleague is not in the report', async () => {
  edit(other, colleague);
  edit(mine, ['Un samedi matin', 'Un lundi matin']);
  await publish(other);
  await publish(mine);
  expect(requests()).toHaveLength(2);
  merges['squashed']!(requests()[0]!);
  edit(mine, ['Un lundi matin', 'Un mardi matin']);
  const { status, said } = await runOn(mine, 'publish', '--yes');
  expect({ status, said }).toMatchObject({ status: 0, said: expect.stringMatching(/Un mardi matin[^]*Envoyé sur la/) });
  expect(said).not.toContain('travail');
  expect(git(bare, 'log', '-1', '--format=%B', requests()[1]!)).toMatch(/^Publier : 1 changement[^]*mardi/);
  expect(textOf(mine)).toContain('Notre travail');
  merges['merged']!(requests()[1]!);
  expect(git(bare, 'show', `main:${home}`)).toMatch(/Un mardi matin[^]*Notre travail/);
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
  merges['squashed']!(first);
  expect(await publish(mine)).toMatchObject({ outcome: 'nothing', branch: undefined });
  expect(git(mine, '-c', 'status.short=true', '-c', 'color.ui=false', 'status', '--porcelain')).toBe('');
});

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

const script = (text: string) => `#!/bin/sh\n${text}\n`;
const refusals: Record<string, { make: () => void; said: RegExp }> = {
  'no name': {
    make: () => git(mine, 'config', '--global', '--remove-section', 'user'),
    said: /git config --global user\.name "Prénom Nom"/,
  },
  'no credential': {
    make: () => {
      writeBelow(folder, { ssh: script('echo "git@example.fr: Permission denied (publickey)." >&2; exit 255') });
      chmodSync(join(folder, 'ssh'), 0o755);
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
    make: () => {
      writeBelow(mine, { '.git/hooks/pre-commit': script('echo "Trop long." >&2; exit 1') });
      chmodSync(join(mine, '.git/hooks/pre-commit'), 0o755);
    },
    said: /git hook run pre-commit\nTrop long\./,
  },
  'a hook before the push': {
    make: () => {
      writeBelow(mine, { '.git/hooks/pre-push': script('echo "Pas le vendredi." >&2; exit 1') });
      chmodSync(join(mine, '.git/hooks/pre-push'), 0o755);
    },
    said: /git push --dry-run origin HEAD\nPas le vendredi\./,
  },
  'a hook of the server': {
    make: () => {
      writeBelow(bare, { 'hooks/pre-receive': script('echo "GH006: Protected branch" >&2; exit 1') });
      chmodSync(join(bare, 'hooks/pre-receive'), 0o755);
    },
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
      git(other, 'commit', '--quiet', '--message', 'Notes');
      git(other, 'push', '--quiet', 'origin', 'main');
      writeBelow(mine, { 'notes.txt': 'pour moi' });
    },
    said: /notes\.txt[^]*git stash push/,
  },
};

test.each(Object.keys(refusals))(
  '%s is refused in French with the command to type, and all is as before',
  async (name) => {
    const { make, said } = refusals[name]!;
    edit(mine, ['Un samedi matin', 'Un dimanche matin']);
    make();
    const tell = () => [
      textOf(mine),
      spawnSync('git', ['status', '--porcelain'], { cwd: mine, encoding: 'utf8' }).stdout,
    ];
    const before = tell();
    const answer = await publish(mine);
    expect(answer).toEqual({ outcome: 'refused', message: expect.stringMatching(said) });
    expect(tell()).toEqual(before);
    vi.unstubAllEnvs();
    expect(requests()).toEqual([]);
  },
);

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
