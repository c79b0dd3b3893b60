import { spawnSync } from 'node:child_process';
import { gitRefusal } from './git-refusal.ts';
import { UserError } from './user-error.ts';

/** What users may have set otherwise, and what would then change the output, the commits or the files. */
const settings = {
  'color.ui': 'false',
  'commit.gpgSign': 'false',
  // Files reach the repository with LF, and come from it with LF, whatever the machine.
  'core.autocrlf': 'input',
  'core.fsmonitor': 'false',
  'core.precomposeUnicode': 'true',
  'core.quotePath': 'false',
  'core.safecrlf': 'false',
  'core.splitIndex': 'false',
  'core.warnAmbiguousRefs': 'false',
  'fetch.recurseSubmodules': 'false',
  'gc.auto': '0',
  'i18n.commitEncoding': 'utf-8',
  'i18n.logOutputEncoding': 'utf-8',
  'log.showSignature': 'false',
  'maintenance.auto': 'false',
  'merge.directoryRenames': 'false',
  'merge.renames': 'true',
  'merge.renormalize': 'false',
  'push.followTags': 'false',
  'push.gpgSign': 'false',
  'push.recurseSubmodules': 'no',
  'submodule.recurse': 'false',
  // A commit never has a name that git made up of the machine's.
  'user.useConfigOnly': 'true',
};
const fixed = ['--no-pager', ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];

/** A git that calls this program sets these for its own repository, index and paths. */
const ofHooks =
  /^GIT_(?:COMMON_DIR|DIR|INDEX_FILE|NAMESPACE|OBJECT_DIRECTORY|PREFIX|WORK_TREE|(?:LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS)$/u;

interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The installed git, in the folder of a site, whatever its user has set. It finds its own credentials; none pass through this program. */
export class Git {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  run(args: readonly string[], { input, env }: GitOptions = {}) {
    const own = Object.entries(process.env).filter(([name]) => !ofHooks.test(name));
    const { status, stdout, stderr, error } = spawnSync('git', [...fixed, ...args], {
      cwd: this.root,
      encoding: 'utf8',
      input,
      env: { ...Object.fromEntries(own), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...env },
      maxBuffer: 1 << 28,
      // In a group of its own, a command finishes its step although this process is killed, and has no terminal to ask at.
      ...({ detached: true } as object),
    });
    return { status, stdout: stdout ?? '', stderr: (stderr ?? error?.message ?? '').trim() };
  }

  /**
   * The output of a command that must succeed.
   * @throws a `UserError` with the reason and the command to type, in French
   */
  text(args: readonly string[], options?: GitOptions): string {
    const { status, stdout, stderr } = this.run(args, options);
    if (status === 0) return stdout.trimEnd();
    throw new UserError(gitRefusal(this.root, args, stderr || stdout));
  }

  /** The commit of a name; `undefined` where there is none. */
  commitOf(name: string): string | undefined {
    return (
      this.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).stdout.trim() || undefined
    );
  }

  /** Whether a commit is part of the history of another. */
  isIn(commit: string, other: string): boolean {
    return commit === other || this.run(['merge-base', '--is-ancestor', commit, other]).status === 0;
  }

  /** The commit at which two histories parted; empty where they have none in common. */
  partingOf(commit: string, other: string): string {
    return commit === other ? commit : this.run(['merge-base', commit, other]).stdout.trim();
  }

  /** The time of the last commit of some files; `undefined` where they have none, or were changed since. */
  lastCommit(...files: readonly string[]): Date | undefined {
    const changed = this.run(['status', '--porcelain', '--untracked-files=all', '--', ...files]);
    if (changed.status !== 0 || changed.stdout !== '') return undefined;
    const seconds = Number(this.run(['log', '-1', '--format=%ct', '--', ...files]).stdout);
    return seconds > 0 ? new Date(1000 * seconds) : undefined;
  }
}
