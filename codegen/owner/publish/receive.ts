import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { formatFindings } from '../../base/findings/finding.ts';
import type { Json } from '../../base/json.ts';
import type { Project } from '../../run/project.ts';
import { UserError } from '../../run/user-error.ts';
import type { Choices, PublishConflict } from '../../../src/shared/editing.ts';
import { versionAt } from '../diff/version.ts';
import { readVersion } from '../edit/spec.ts';
import type { Git } from '../git.ts';
import { conflictsIn, mergedLedger, mergedText, type Versions } from './merge.ts';

/**
 * Brings the commits of colleagues into the current branch and its files, in one step, once everything is known to fit.
 * @param upstream a commit that is no part of the current branch
 * @param choices of values that both sides have changed
 * @returns the values that are left to choose; empty where the commits have been brought in
 * @throws a `UserError` where the two sides do not fit together, or other changes of this machine are in the way
 */
export function receive(project: Project, git: Git, upstream: string, choices: Choices): readonly PublishConflict[] {
  const own = git.text('rev-parse', 'HEAD');
  // A request shows the message of the last commit: that of one's own changes.
  const words = git.text('log', '-1', '--format=%B', own);
  const joined = (tree: string, mine: string, theirs: string) =>
    git.text('commit-tree', tree, '-p', mine, '-p', theirs, '-m', words);
  let merged = upstream;
  if (!git.isIn(own, upstream)) {
    const squashed = squashedIn(git, own, upstream);
    const head = squashed === undefined ? own : joined(`${own}^{tree}`, own, squashed);
    const tree = mergedTree(project, git, head, upstream, choices);
    if (typeof tree !== 'string') return tree;
    merged = joined(tree, head, upstream);
  }
  refuseFindings(project, merged);
  git.text('merge', '--quiet', '--ff-only', merged);
  return [];
}

/** A commit of the other side with the files of one of ours, as a squashed request leaves it: all of ours up to there are in it. */
function squashedIn(git: Git, own: string, upstream: string): string | undefined {
  const trees = new Set(git.text('log', '--format=%T', `${upstream}..${own}`).split('\n'));
  const others = git
    .text('log', '--format=%H %T', `${own}..${upstream}`)
    .split('\n')
    .map((line) => line.split(' '));
  return others.find(([, tree = '']) => trees.has(tree))?.[0];
}

/** The tree of both sides, or the values that are left to choose. */
function mergedTree(
  project: Project,
  git: Git,
  head: string,
  upstream: string,
  choices: Choices,
): string | readonly PublishConflict[] {
  const { status, stdout, stderr } = git.run([
    'merge-tree',
    '--write-tree',
    '--name-only',
    '--no-messages',
    head,
    upstream,
  ]);
  if (status !== 0 && status !== 1) throw new UserError(`git merge-tree n'a pas abouti :\n${stderr}`);
  const [tree = '', ...names] = stdout.trimEnd().split('\n');
  if (status === 0) return tree;
  const base = git.text('merge-base', head, upstream);
  const prefix = git.text('rev-parse', '--show-prefix');
  const texts = new Map<string, string>();
  const open = inVersions(project, [base, head, upstream], (versions) =>
    names.flatMap((name) => {
      const file = name.startsWith(prefix) ? name.slice(prefix.length) : name;
      const text = file.startsWith('spec/ledgers/')
        ? ledgerText(git, name, [base, head, upstream])
        : mergedText(git, versions, file, choices);
      if (text !== undefined) texts.set(name, text);
      const conflicts = text === undefined ? conflictsIn(versions, file).filter(({ key }) => !(key in choices)) : [];
      if (text === undefined && conflicts.length === 0)
        throw new UserError(
          `${file} a changé ici et chez un collègue, plus que des valeurs : réunissez les deux à la main (git merge ${upstream.slice(0, 8)}), puis publiez de nouveau.`,
        );
      return conflicts;
    }),
  );
  return open.length > 0 ? open : treeWith(git, tree, texts);
}

function inVersions<Result>(project: Project, refs: readonly string[], work: (versions: Versions) => Result): Result {
  const opened = refs.map((ref) => versionAt(project, ref));
  try {
    const [base, mine, theirs] = opened.map((version) => readVersion(version.project, project));
    return work({ base: base!, mine: mine!, theirs: theirs! });
  } finally {
    for (const { discard } of opened) discard();
  }
}

function ledgerText(git: Git, name: string, refs: readonly string[]): string {
  const [base, mine, theirs] = refs.map((ref) => {
    const { status, stdout } = git.run(['show', `${ref}:${name}`]);
    return status === 0 ? (JSON.parse(stdout) as Json) : undefined;
  });
  return `${JSON.stringify(mergedLedger(base, mine, theirs), undefined, 2)}\n`;
}

/** A tree with other texts of some files, made in an index of its own. */
function treeWith(git: Git, tree: string, texts: ReadonlyMap<string, string>): string {
  const index = join(git.text('rev-parse', '--absolute-git-dir'), `publish.${process.pid}.index`);
  const env = { GIT_INDEX_FILE: index };
  try {
    git.textWith({ env }, 'read-tree', tree);
    for (const [name, text] of texts) {
      const blob = git.textWith({ input: text }, 'hash-object', '-w', '--stdin');
      git.textWith({ env }, 'update-index', '--add', '--cacheinfo', `100644,${blob},${name}`);
    }
    return git.textWith({ env }, 'write-tree');
  } finally {
    rmSync(index, { force: true });
  }
}

/** @throws a `UserError` where the spec of a commit has findings: each side may be right alone */
function refuseFindings(project: Project, commit: string): void {
  const { project: merged, discard } = versionAt(project, commit);
  try {
    const { findings } = readVersion(merged, project).load;
    if (findings.length > 0)
      throw new UserError(
        `Vos changements et ceux de vos collègues ne vont pas ensemble :\n\n${formatFindings(findings)}\n\nRien n'a été réuni : corrigez de votre côté, puis publiez de nouveau.`,
      );
  } finally {
    discard();
  }
}
