import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnoredFile } from '../../base/ignored-files.ts';
import { siteParts } from '../../run/site-parts.ts';
import { gitRefusal } from '../../run/git-refusal.ts';
import { UserError } from '../../run/user-error.ts';
import type { Git } from '../../run/git.ts';

/** Both sides have changed the same lines of these files. */
export class MergeConflict extends Error {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(files.join(', '));
    this.files = files;
  }
}

/**
 * Trees of git that are made in an index of its own: what its owner has staged is neither read nor changed. A tree is given by its hash, or
 * by that of a commit.
 */
export class SiteTrees {
  readonly #git: Git;
  readonly #env: { readonly GIT_INDEX_FILE: string };

  constructor(git: Git) {
    this.#git = git;
    this.#env = {
      GIT_INDEX_FILE: join(git.text('rev-parse', '--absolute-git-dir'), `publication.${process.pid}.index`),
    };
  }

  treeOf(commit: string): string {
    return this.#git.text('rev-parse', `${commit}^{tree}`);
  }

  /** A tree with the parts of the site as they are in the folder, without files that git ignores. */
  withFolder(tree: string): string {
    this.#read(tree);
    const parts = siteParts.filter((part) =>
      existsSync(join(this.#git.root, part))
        ? this.#git.run(['check-ignore', '--quiet', part]).status !== 0
        : this.#own('ls-files', '--', part) !== '',
    );
    this.#own('add', '--all', '--', ...parts);
    const added = this.#own('diff-index', '--cached', '--name-only', '--diff-filter=A', '--relative', '-z', tree).split(
      '\0',
    );
    const foreign = added.filter((name) => name.split('/').some(isIgnoredFile));
    if (foreign.length > 0) this.#own('reset', '--quiet', tree, '--', ...foreign.map((name) => `:(literal)${name}`));
    return this.#own('write-tree');
  }

  /** A tree with the parts of the site as another tree has them. */
  withSite(tree: string, site: string): string {
    this.#read(tree);
    this.#own('reset', '--quiet', site, '--', ...siteParts);
    return this.#own('write-tree');
  }

  /** A tree with another file, named from the folder of the site. */
  withFile(tree: string, file: string, text: string): string {
    this.#read(tree);
    const blob = this.#git.textWith({ input: text }, 'hash-object', '-w', '--stdin');
    const name = this.#git.text('rev-parse', '--show-prefix') + file;
    this.#own('update-index', '--add', '--cacheinfo', `100644,${blob},${name}`);
    return this.#own('write-tree');
  }

  /** The merge of two commits, from where they parted. @throws a `MergeConflict` */
  joined(mine: string, theirs: string): string {
    const { status, stdout, stderr } = this.#git.run([
      'merge-tree',
      '--write-tree',
      '--name-only',
      '--no-messages',
      '-z',
      mine,
      theirs,
    ]);
    const [tree = '', ...files] = stdout.split('\0').filter((name) => name !== '');
    if (status === 0) return tree;
    if (status === 1) throw new MergeConflict(files);
    throw new UserError(gitRefusal(this.#git.root, ['merge-tree'], stderr));
  }

  /** The same; `undefined` where both sides have changed the same lines. */
  joinedIfClean(mine: string, theirs: string): string | undefined {
    return ifClean(() => this.joined(mine, theirs));
  }

  /** The merge of two trees that were made from a third one. @throws a `MergeConflict` */
  merged(base: string, mine: string, theirs: string): string {
    if (mine === base || mine === theirs) return theirs;
    if (theirs === base) return mine;
    const from = this.#git.text('commit-tree', base, '-m', 'base');
    return this.joined(...([mine, theirs].map((tree) => this.commit(tree, [from], 'side')) as [string, string]));
  }

  /** The same; `undefined` where both sides have changed the same lines. */
  mergedIfClean(base: string, mine: string, theirs: string): string | undefined {
    return ifClean(() => this.merged(base, mine, theirs));
  }

  commit(tree: string, parents: readonly string[], message: string): string {
    const from = parents.flatMap((parent) => ['-p', parent]);
    return this.#git.textWith({ input: message }, 'commit-tree', tree, ...from, '-F', '-');
  }

  /**
   * Makes the folder hold a tree, where it differs from the one that it holds; a file that is neither is in the way, and then nothing is written.
   * @param isTrial nothing is written in any case
   */
  move(from: string, to: string, isTrial: boolean): void {
    this.#read(from);
    this.#git.run(['update-index', '-q', '--refresh'], { env: this.#env });
    const { status, stderr } = this.#git.run(['read-tree', '-m', '-u', ...(isTrial ? ['--dry-run'] : []), from, to], {
      env: this.#env,
    });
    if (status === 0) return;
    const file = /(?:Entry|file) '(.+)' (?:not uptodate|would be overwritten)/.exec(stderr)?.[1] ?? stderr;
    throw new UserError(
      `${file} est changé dans la version partagée, et ce dossier en a un autre, qui n'est pas du site. Tapez : git stash push --include-untracked -- ':/${file}'`,
    );
  }

  /** Runs a hook of this repository on a tree. @returns its words where it refuses */
  refusedBy(hook: string, tree: string): string | undefined {
    this.#read(tree);
    const words = ['hook', 'run', '--ignore-missing', hook];
    const { status, stderr, stdout } = this.#git.run(words, { env: this.#env });
    if (/not a git command/.test(stderr)) throw new UserError(gitRefusal(this.#git.root, words, stderr));
    return status === 0 ? undefined : stderr || stdout.trim() || `code ${status}`;
  }

  [Symbol.dispose](): void {
    rmSync(this.#env.GIT_INDEX_FILE, { force: true });
  }

  #read(tree: string): void {
    this.#own('read-tree', tree);
  }

  #own(...args: string[]): string {
    return this.#git.textWith({ env: this.#env }, ...args);
  }
}

function ifClean(merge: () => string): string | undefined {
  try {
    return merge();
  } catch (error) {
    if (error instanceof MergeConflict) return undefined;
    throw error;
  }
}
