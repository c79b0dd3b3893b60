import { spawnSync } from 'node:child_process';
import { UserError } from '../run/user-error.ts';

/** The installed git, in the folder of a site. It finds its own credentials; none pass through this program. */
export class Git {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  run(args: readonly string[], { input, env }: { input?: string; env?: Record<string, string> } = {}) {
    // In a group of its own, a command finishes its step although this process is killed.
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: this.root,
      encoding: 'utf8',
      input,
      env: { ...process.env, GIT_EDITOR: 'true', ...(process.stdin.isTTY ? {} : { GIT_TERMINAL_PROMPT: '0' }), ...env },
      maxBuffer: 1 << 28,
      ...({ detached: !args.includes('push') && !args.includes('fetch') } as object),
    });
    return { status, stdout: stdout ?? '', stderr: (stderr ?? error?.message ?? '').trim() };
  }

  /**
   * The output of a command that must succeed.
   * @throws a `UserError` with the words of git
   */
  text(...args: string[]): string {
    return this.#out(args, this.run(args));
  }

  /** The same for a command with an input or an environment. */
  textWith(options: { input?: string; env?: Record<string, string> }, ...args: string[]): string {
    return this.#out(args, this.run(args, options));
  }

  #out([name = '']: readonly string[], { status, stdout, stderr }: ReturnType<Git['run']>): string {
    if (status === 0) return stdout.trimEnd();
    throw new UserError(`git ${name} n'a pas abouti :\n${stderr || stdout}`);
  }

  /** The commit of a name; `undefined` where there is none. */
  commitOf(name: string): string | undefined {
    return (
      this.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).stdout.trim() || undefined
    );
  }

  /** Whether a commit is part of the history of another. */
  isIn(commit: string, other: string): boolean {
    return this.run(['merge-base', '--is-ancestor', commit, other]).status === 0;
  }
}
