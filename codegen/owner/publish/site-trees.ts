import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnoredFile } from '../../base/ignored-files.ts';
import { siteParts } from '../../run/project.ts';
import { gitRefusal } from '../../run/git-refusal.ts';
import { UserError } from '../../run/user-error.ts';
import type { Git } from '../../run/git.ts';

/** The tree of a merge, or the files of which both sides have changed the same lines, named from the folder of the site. */
export type Merge = string | { readonly conflicts: readonly string[] };

/** The tree of a merge without conflicts. */
export function cleanly(merge: Merge): string | undefined {
  return typeof merge === 'string' ? merge : undefined;
}

/**
 * Trees of git that are made in an index of its own: what its owner has staged is neither read nor changed. A tree is given by its hash, or
 * by that of a commit.
 */
export class SiteTrees {
  readonly #git: Git;
  readonly #env: { readonly GIT_INDEX_FILE: string };
  /** The folder of git's own files. */
  readonly gitFolder: string;
  /** The folder of the site, from the top: empty, or with a slash at its end. */
  readonly #prefix: string;

  constructor(git: Git) {
    this.#git = git;
    [this.gitFolder = '', this.#prefix = ''] = git
      .text(['rev-parse', '--absolute-git-dir', '--show-prefix'])
      .split('\n');
    this.#env = { GIT_INDEX_FILE: join(this.gitFolder, `publication.${process.pid}.index`) };
  }

  treeOf(commit: string): string {
    return this.#git.text(['rev-parse', `${commit}^{tree}`]);
  }

  /** A tree with the parts of the site as they are in the folder, without files that git ignores. */
  withFolder(tree: string): string {
    this.#own('read-tree', tree);
    const parts = siteParts.filter((part) =>
      existsSync(join(this.#git.root, part))
        ? this.#git.run(['check-ignore', '--quiet', part]).status !== 0
        : this.#own('ls-files', '--', part) !== '',
    );
    this.#own('add', '--all', '--', ...parts);
    const news = ['--cached', '--name-only', '--diff-filter=A', '--relative', '-z'];
    const added = this.#own('diff-index', ...news, tree).split('\0');
    // Git takes the name of such a folder alone.
    const other = added.find((name) => name !== '' && existsSync(join(this.#git.root, name, '.git')));
    if (other !== undefined)
      throw new UserError(
        `${other} est un dépôt git à part : ses fichiers ne partiraient pas. Tapez : mv '${other}/.git' '${other.replaceAll('/', '-')}.git'`,
      );
    const foreign = added.filter((name) => name.split('/').some(isIgnoredFile));
    if (foreign.length > 0) this.#own('reset', '--quiet', tree, '--', ...foreign.map((name) => `:(literal)${name}`));
    return this.#own('write-tree');
  }

  /** A tree with the parts of the site as another tree has them. */
  withSite(tree: string, site: string): string {
    return tree === site ? tree : this.#changed(tree, ['reset', '--quiet', site, '--', ...siteParts]);
  }

  /** A tree with another file, named from the folder of the site. */
  withFile(tree: string, file: string, text: string): string {
    const blob = this.#git.text(['hash-object', '-w', '--stdin'], { input: text });
    return this.#changed(tree, ['update-index', '--add', '--cacheinfo', `100644,${blob},${this.#prefix}${file}`]);
  }

  /** The merge of two commits, from where they parted. */
  joined(mine: string, theirs: string): Merge {
    const words = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, theirs];
    const { status, stdout, stderr } = this.#git.run(words);
    const [tree = '', ...files] = stdout.split('\0').filter((name) => name !== '');
    if (status === 0) return tree;
    if (status !== 1) throw new UserError(gitRefusal(this.#git.root, words, stderr));
    return {
      conflicts: files.map((file) => (file.startsWith(this.#prefix) ? file.slice(this.#prefix.length) : file)),
    };
  }

  /** The merge of two trees that were made from a third one. */
  merged(base: string, mine: string, theirs: string): Merge {
    if (mine === base || mine === theirs) return theirs;
    if (theirs === base) return mine;
    const from = this.#git.text(['commit-tree', base, '-m', 'base']);
    return this.joined(...([mine, theirs].map((tree) => this.commit(tree, [from], 'side')) as [string, string]));
  }

  commit(tree: string, parents: readonly string[], message: string): string {
    const from = parents.flatMap((parent) => ['-p', parent]);
    return this.#git.text(['commit-tree', tree, ...from, '-F', '-'], { input: message });
  }

  /**
   * Makes the folder hold a tree, where it differs from the one that it holds; a file that is neither is in the way, and then nothing is written.
   * @param isTrial nothing is written in any case
   */
  move(from: string, to: string, isTrial: boolean): void {
    if (from === to) return;
    this.#own('read-tree', from);
    this.#git.run(['update-index', '-q', '--refresh'], { env: this.#env });
    const words = ['read-tree', '-m', '-u', ...(isTrial ? ['--dry-run'] : []), from, to];
    const { status, stderr } = this.#git.run(words, { env: this.#env });
    if (status === 0) return;
    const file = /(?:Entry|file) '(.+)' (?:not uptodate|would be overwritten)/.exec(stderr)?.[1] ?? stderr;
    throw new UserError(
      `${file} est changé dans la version partagée, et ce dossier en a un autre, qui n'est pas du site. Tapez : git stash push --include-untracked -- ':/${file}'`,
    );
  }

  /** Runs a hook of this repository on a tree. @returns its words where it refuses */
  refusedBy(hook: string, tree: string): string | undefined {
    this.#own('read-tree', tree);
    const words = ['hook', 'run', '--ignore-missing', hook];
    const { status, stderr, stdout } = this.#git.run(words, { env: this.#env });
    if (/not a git command/.test(stderr)) throw new UserError(gitRefusal(this.#git.root, words, stderr));
    return status === 0 ? undefined : stderr || stdout.trim() || `code ${status}`;
  }

  [Symbol.dispose](): void {
    rmSync(this.#env.GIT_INDEX_FILE, { force: true });
  }

  /** The tree that a command makes of another one in the index. */
  #changed(tree: string, command: readonly string[]): string {
    this.#own('read-tree', tree);
    this.#own(...command);
    return this.#own('write-tree');
  }

  #own(...args: string[]): string {
    return this.#git.text(args, { env: this.#env });
  }
}
