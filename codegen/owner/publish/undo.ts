import { siteParts } from '../../run/site-parts.ts';
import { UserError } from '../../run/user-error.ts';
import type { Git } from '../git.ts';

/** The first lines of the commits of a publication: its changes, then the days of its pages. */
export const commitWords = { changes: 'Publier : ', days: 'Noter les jours et les adresses des pages publiées' };

/** A publication that can be undone: its commits, the newest first, and what it changed, by whom and when, in French. */
interface LastPublication {
  readonly commits: readonly string[];
  readonly words: string;
}

/** The last publication of a branch; `undefined` where another change came after it, or where it is undone already. */
export function lastPublication(git: Git): LastPublication | undefined {
  const format = '--format=%H%x09%an, %ad%x09%s';
  const log = git.run(['log', '--first-parent', '--no-merges', '-n', '2', '--date=format:%d/%m/%Y', format]).stdout;
  const commits: string[] = [];
  for (const line of log.trimEnd().split('\n')) {
    const [commit = '', by = '', subject = ''] = line.split('\t');
    commits.push(commit);
    if (subject.startsWith(commitWords.changes))
      return { commits, words: `${subject.slice(commitWords.changes.length)} (${by})` };
    if (subject !== commitWords.days) return undefined;
  }
  return undefined;
}

/**
 * Reverts a publication in one commit, which is then published as any other.
 * @throws a `UserError` where later changes are in the way; nothing has changed then
 */
export function revertPublication(git: Git, { commits, words }: LastPublication): void {
  if (git.text('status', '--porcelain', '--', ...siteParts) !== '')
    throw new UserError(
      "Des changements ne sont pas encore publiés : publiez-les, ou annulez-les un à un (« Changements », sur la page). Rien n'est annulé.",
    );
  if (git.run(['revert', '--no-commit', ...commits]).status !== 0) {
    git.run(['revert', '--abort']);
    throw new UserError(
      "D'autres changements touchent maintenant les mêmes lignes : rien n'est annulé. Rétablissez les valeurs sur la page, puis publiez.",
    );
  }
  git.text('commit', '--quiet', '--message', `Annuler la publication : ${words}`);
}
