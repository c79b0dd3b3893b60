import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { publish as send } from '../../codegen/owner/publish/publication.ts';
import { UserError } from '../../codegen/run/user-error.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';
import { engine } from './edited-sites.ts';

/** A shared repository, and the folders of two people; their git has no setting but names. */
export const folder = testFolder();
export const [bare, mine, other] = [join(folder, 'bare'), join(folder, 'mine'), join(folder, 'other')] as const;
export const home = 'spec/pages/home.yaml';
export const colleague: [string, string] = ["Ce que l'on y fait", 'Notre travail'];
export const sent = { outcome: 'sent' };

export const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
export const textOf = (root: string) => readFileSync(join(root, home), 'utf8');
export const edit = (root: string, ...changes: [string, string][]) =>
  writeFileSync(
    join(root, home),
    changes.reduce((text, [from, to]) => text.replace(from, to), textOf(root)),
  );

/** Publishes without the report, which takes longest. */
export async function publish(root: string) {
  try {
    return await send({ root, engine }, async () => 'Publier');
  } catch (error) {
    if (error instanceof UserError) return { outcome: 'refused', message: error.message };
    throw error;
  }
}

/** The branches of requests, in no order: those of one second have the same date. @param known one that is left out */
export const requests = (known?: string) =>
  git(bare, 'for-each-ref', '--format=%(refname:short)')
    .split('\n')
    .filter((name) => name.startsWith('publication-') && name !== known);

/** The files that a branch changes of the main line, but for the ledgers, which commands write. */
export const filesOf = (branch: string) =>
  git(bare, '-c', 'core.quotePath=false', 'diff', '--name-only', `main...${branch}`)
    .split('\n')
    .filter((name) => !name.startsWith('spec/ledgers/'));

/** Holds the folders as they are at the start of each test, under the addresses that git notes of them. */
const start = join(folder, 'start');
const made = ['bare', 'mine', 'other', '.gitconfig'];

beforeEach(() => {
  const file = join(folder, '.gitconfig');
  for (const [name, value] of Object.entries({ HOME: folder, GIT_CONFIG_GLOBAL: file, GIT_CONFIG_NOSYSTEM: '1' }))
    vi.stubEnv(name, value);
  if (!existsSync(start)) {
    makeFolders(file);
    for (const name of made) cpSync(join(folder, name), join(start, name), { recursive: true });
  }
  for (const name of [...made, 'bin']) rmSync(join(folder, name), { recursive: true, force: true });
  cpSync(start, folder, { recursive: true, preserveTimestamps: true });
});
afterEach(() => vi.unstubAllEnvs());

function makeFolders(settings: string): void {
  writeFileSync(settings, '[user]\n  name = Zoé Martin\n  email = zoe@example.fr\n[core]\n  fsync = none\n');
  const begin = ['init', '--quiet', '--initial-branch=main', '--template='];
  git(folder, ...begin, '--bare', bare);
  git(folder, ...begin, mine);
  git(mine, 'remote', 'add', 'origin', bare);
  cpSync(join(engine, 'tests/small-site/spec'), join(mine, 'spec'), { recursive: true });
  writeBelow(mine, { 'README.md': 'Un site.\n', '.gitignore': '/.builds\n/generated\n/dist-servers\n' });
  git(mine, 'add', '.');
  git(mine, 'commit', '--quiet', '--message', 'Begin');
  git(mine, 'push', '--quiet', 'origin', 'main');
  git(folder, 'clone', '--quiet', '--template=', bare, other);
}

/** Merges the request into the main line, as a forge does. */
export const merges = {
  merged: (branch: string) => land(branch, '-p', 'main', '-p', branch),
  squashed: (branch: string) => land(branch, '-p', 'main'),
  rebased: (branch: string) => {
    git(other, 'fetch', '--quiet', 'origin');
    git(other, 'switch', '--quiet', '--detach', `origin/${branch}`);
    git(other, 'rebase', '--quiet', '--no-ff', 'origin/main');
    git(other, 'push', '--quiet', 'origin', 'HEAD:main');
    git(other, 'switch', '--quiet', 'main');
  },
};

function land(branch: string, ...parents: string[]): void {
  const tree = git(bare, 'merge-tree', '--write-tree', 'main', branch);
  git(bare, 'update-ref', 'refs/heads/main', git(bare, 'commit-tree', tree, ...parents, '-m', 'Land'));
}

export function pushAsOther(...changes: [string, string][]): void {
  git(other, 'pull', '--quiet', '--ff-only', 'origin', 'main');
  edit(other, ...changes);
  git(other, 'commit', '--quiet', '--all', '--message', 'Change');
  git(other, 'push', '--quiet', 'origin', 'main');
}

/** An owner publishes a change: the branch of the request. */
export async function publishFirst(): Promise<string> {
  edit(mine, ['Un samedi matin', 'Un dimanche matin']);
  expect(await publish(mine)).toMatchObject(sent);
  return requests()[0] ?? '';
}

/** An owner publishes, and publishes more to the open request, of which this is the branch. */
export async function publishMore(): Promise<string> {
  const first = await publishFirst();
  expect(first).toMatch(/^publication-\d{4}-\d\d-\d\d-zoe-martin-[0-9a-f]{6}$/);
  expect(await publish(mine)).toMatchObject({ outcome: 'nothing', branch: first });

  pushAsOther(colleague);
  edit(mine, ['Recouvrir', 'Couvrir']);
  expect(await publish(mine)).toMatchObject(sent);
  expect(requests()).toEqual([first]);
  for (const words of ['Un dimanche matin', 'Couvrir', colleague[1]]) expect(textOf(mine)).toContain(words);
  expect(git(mine, 'rev-parse', 'HEAD')).toBe(git(bare, 'rev-parse', 'main'));
  return first;
}

/** The same, and once the request has arrived, what is new alone. */
export async function publishTwice(how: keyof typeof merges): Promise<void> {
  const first = await publishMore();
  merges[how](first);
  pushAsOther(['Un dimanche matin', 'Un jeudi matin']);
  edit(mine, ['Couvrir', 'Relier']);
  expect(await publish(mine)).toMatchObject(sent);
  const [second = ''] = requests(first);
  const difference = git(bare, 'diff', `main...${second}`, '--', home);
  expect(difference.match(/^[+-] .*/gm)).toHaveLength(2);
  expect(difference).toContain('Relier');
  expect(textOf(mine)).toContain('Un jeudi matin');
  merges[how](second);
  git(bare, 'branch', '--quiet', '-D', first, second);
  expect(await publish(mine)).toMatchObject({ outcome: 'nothing', branch: undefined });
  expect(git(mine, 'status', '--porcelain')).toBe('');
}
