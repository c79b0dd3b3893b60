import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../run/user-error.ts';
import type { Git } from '../../run/git.ts';
import type { SiteTrees } from './site-trees.ts';

/**
 * The private reference of an open publication, by its branch: the commit of which the folder held the site when it was last brought
 * up to date. What differs from it in the folder was changed since.
 */
const openRefs = 'refs/publication/';

/** Where a folder stands, beside the repository that it shares. */
export interface SharedState {
  readonly head: string;
  readonly remote: string;
  /** The branch of the folder, which is the main line of the shared repository too, and its commit there. */
  readonly branch: string;
  readonly main: string;
  /** The open publication: its branch, and its last commit in the shared repository. */
  readonly open?: { readonly branch: string; readonly tip: string } | undefined;
  /** The site of this commit was in the folder before its owner changed it. */
  readonly base: string;
  /** The private references of publications. */
  readonly noted: readonly string[];
  /** The author of commits, as git has it. */
  readonly author: string;
}

/**
 * Fetches the main line and the open publication, and nothing else. Only objects arrive: no reference changes.
 * @throws a `UserError` where the folder, or the shared repository, cannot take part
 */
export function readSharedState(git: Git, trees: SiteTrees, named: string | undefined): SharedState {
  const branch = git.run(['symbolic-ref', '--quiet', 'HEAD']).stdout.trim().replace('refs/heads/', '');
  if (branch === '')
    throw new UserError(
      "Ce dossier n'est sur aucune branche. Tapez : git switch main, ou le nom de la branche principale",
    );
  const remote = named ?? (git.run(['config', `branch.${branch}.remote`]).stdout.trim() || 'origin');
  if (!git.text(['remote']).split('\n').includes(remote))
    throw new UserError(`git ne connaît pas de dépôt « ${remote} ». Tapez : git remote add ${remote} <adresse>`);
  const head = git.commitOf('HEAD');
  if (head === undefined)
    throw new UserError(
      `Ce dossier n'a pas encore de version à laquelle comparer. Tapez : git pull ${remote} ${branch}`,
    );
  refuseBusy(git, trees);
  const [author = ''] = ['AUTHOR', 'COMMITTER'].map((who) => git.text(['var', `GIT_${who}_IDENT`]));
  const refs = git.text(['for-each-ref', '--format=%(objectname) %(refname)', openRefs]).split('\n');
  const noted = refs.flatMap((line) => line.split(' ').slice(1));
  const [known = '', ref = ''] = refs[0]?.split(' ') ?? [];
  const own = ref.slice(openRefs.length);
  const names = [branch, own].map((name) => `refs/heads/${name}`);
  const there = git.text(['ls-remote', remote, ...names]).split('\n');
  const [main, tip] = names.map((name) => there.find((line) => line.endsWith(`\t${name}`))?.split('\t')[0]);
  if (main === undefined)
    throw new UserError(
      `Le dépôt « ${remote} » n'a pas de branche « ${branch} ». Tapez : git push --set-upstream ${remote} ${branch}, ou git switch main`,
    );
  const wanted = tip === undefined ? names.slice(0, 1) : names;
  git.text(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--refmap=', remote, ...wanted]);
  const parted = git.partingOf(head, main);
  if (parted === '')
    throw new UserError(
      `Ce dossier et « ${branch} » n'ont pas d'histoire commune. Tapez : git fetch --unshallow ${remote}`,
    );
  if (parted !== head && parted !== main)
    throw new UserError(
      `Ce dossier a des commits que « ${branch} » n'a pas, et l'inverse. Tapez : git pull --rebase --autostash ${remote} ${branch}`,
    );
  const place = { head, remote, branch, main, noted, author };
  if (own === '') return { ...place, base: parted };
  // Merged as it is, squashed or rebased: it is closed, and of the folder only what was changed since is left.
  if (hasArrived(git, trees, tip ?? known, main)) return { ...place, base: known };
  // Closed with its branch deleted: everything in it is still to be published.
  if (tip === undefined) return { ...place, base: git.text(['merge-base', known, main]) };
  return { ...place, base: known, open: { branch: own, tip } };
}

/** @throws a `UserError` where git is at work in the folder, or stopped on the way */
function refuseBusy(git: Git, { gitFolder }: SiteTrees): void {
  if (existsSync(join(gitFolder, 'index.lock'))) git.text(['update-index', '--refresh']);
  const states = { MERGE_HEAD: 'merge', CHERRY_PICK_HEAD: 'cherry-pick', REVERT_HEAD: 'revert' };
  const found = git.text(['cat-file', '--batch-check'], { input: Object.keys(states).join('\n') }).split('\n');
  const words = Object.values(states).find((_, index) => found[index]?.includes(' commit '));
  if (words !== undefined)
    throw new UserError(`Une opération de git est en cours dans ce dossier. Tapez : git ${words} --abort`);
}

/** Whether the main line has, or had since they parted, all changes of a commit. */
function hasArrived(git: Git, trees: SiteTrees, commit: string, main: string): boolean {
  const since = git.partingOf(commit, main);
  if (since === commit) return true;
  const later = git.text(['log', '--first-parent', '--format=%H %T', main, `^${since}`]);
  return later.split('\n').some((line) => {
    const [one = main, tree] = line.split(' ');
    return tree !== undefined && trees.joined(one, commit) === tree;
  });
}

/** Notes the publication that is open from now on, or that none is, in place of those that were noted. */
export function noteOpen(
  git: Git,
  { noted }: SharedState,
  open: { readonly branch: string; readonly base: string } | undefined,
): void {
  const ref = openRefs + (open?.branch ?? '');
  const lines = noted.filter((other) => other !== ref).map((other) => `delete ${other}\n`);
  if (open !== undefined) lines.push(`update ${ref} ${open.base}\n`);
  git.text(['update-ref', '--stdin'], { input: lines.join('') });
}
