import { formatFindings } from '../../base/findings/finding.ts';
import { dayHere } from '../../base/calendar-day.ts';
import { isObject } from '../../base/json.ts';
import { publishedNow, publishedText } from '../../model/published/ledger.ts';
import { createLoader } from '../../pipeline.ts';
import { Git } from '../../run/git.ts';
import { gitRefusal } from '../../run/git-refusal.ts';
import { ledgers } from '../../run/ledgers.ts';
import type { Project } from '../../run/project.ts';
import { UserError } from '../../run/user-error.ts';
import { compareVersions } from '../diff/compare-versions.ts';
import { headline } from '../diff/format-diff.ts';
import { formatMarkdown } from '../diff/format-text.ts';
import type { DiffReport } from '../diff/report.ts';
import { currentVersion, versionAt } from '../diff/version.ts';
import { readVersion } from '../edit/spec.ts';
import { requestAddress } from './request-address.ts';
import { noteOpen, readSharedState, type SharedState } from './shared-state.ts';
import { MergeConflict, SiteTrees } from './site-trees.ts';

/** What a publication sends, as trees. */
interface Plan {
  readonly git: Git;
  readonly trees: SiteTrees;
  readonly state: SharedState;
  /** What is shared already: the main line, or the open publication with what the main line has since; `undefined` where these conflict. */
  readonly shared: string | undefined;
  /** The next commit: the same with the site as this folder has it, and the commits that it continues. */
  readonly next: string;
  readonly parents: readonly string[];
  /** The folder as it is, the commit that it is to stand on, and its files then. */
  readonly here: string;
  readonly top: string;
  readonly after: string;
}

/** The result of a publication, or of looking at what it would send. */
export interface Publication {
  /** `planned`: only looked at. `nothing`: there is nothing to send. */
  readonly outcome: 'planned' | 'sent' | 'nothing';
  /** The branch of the request; undefined where none is open. */
  readonly branch?: string | undefined;
  /** Where the request is opened or seen, as far as it is known. */
  readonly link?: string | undefined;
}

/**
 * Sends what this folder has changed in the site to a branch of its own, and brings the folder up to date. Until the branch is sent, nothing
 * of the folder, its index and its branches changes: whatever refuses leaves all as it was.
 * @param agrees receives the changes, those that the open request has already included; after `false`, nothing is sent
 * @throws a `UserError` where git or the shared repository refuses, with the command to type
 */
export async function publish(
  project: Project,
  agrees: (report: DiffReport) => boolean | Promise<boolean>,
): Promise<Publication> {
  const { site, findings } = createLoader({ ...project, ahead: true }).load();
  if (site === undefined)
    throw new UserError(`${formatFindings(findings)}\n\nCorrigez d'abord la spécification : rien n'est publié.`);
  const set = isObject(site.settings['publish']) ? site.settings['publish'] : {};
  const { remote, branch: prefix = 'publication' } = set as { remote?: string; branch?: string };
  const git = new Git(project.root);
  using trees = new SiteTrees(git);
  const state = readSharedState(git, trees, remote);
  const plan = planOf(git, trees, state);
  const { open } = state;
  if (plan.next === plan.shared) {
    bringUpToDate(plan, open && { branch: open.branch, base: trees.commit(plan.next, plan.parents, 'Réunir') });
    return { outcome: 'nothing', branch: open?.branch, link: open && linkTo(plan, open.branch, '') };
  }
  const { report, ledger } = await compared(project, plan);
  if (!(await agrees(report))) return { outcome: 'planned', branch: open?.branch };
  const next = trees.withFile(plan.next, ledgers.published, ledger);
  const sent = { ...plan, next, after: trees.withSite(plan.after, next) };
  return { outcome: 'sent', ...send(sent, prefix, `Publier : ${headline(report)}\n\n${formatMarkdown(report)}\n`) };
}

function planOf(git: Git, trees: SiteTrees, state: SharedState): Plan {
  const { head, main, base, open } = state;
  const tip = open?.tip ?? main;
  const parents = git.isIn(main, tip) ? [tip] : [tip, main];
  const hasMain = git.isIn(main, head);
  const here = trees.withFolder(trees.treeOf(head));
  try {
    const shared = parents.length === 1 ? trees.treeOf(tip) : trees.joinedIfClean(tip, main);
    // A folder that has the main line already has settled what conflicts with it.
    const theirs = hasMain ? trees.treeOf(tip) : (shared ?? trees.joined(tip, main));
    const before = trees.treeOf(base);
    const site = trees.merged(before, trees.withSite(before, here), theirs);
    const next = trees.withSite(shared ?? trees.treeOf(main), site);
    const top = hasMain ? head : main;
    return { git, trees, state, shared, next, parents, here, top, after: trees.withSite(trees.treeOf(top), next) };
  } catch (error) {
    if (error instanceof MergeConflict) throw new UserError(conflictWords(git, state, error.files, hasMain));
    throw error;
  }
}

function conflictWords(
  git: Git,
  { remote, branch, open }: SharedState,
  files: readonly string[],
  hasMain: boolean,
): string {
  const prefix = git.text('rev-parse', '--show-prefix');
  const named = files.map((file) => (file.startsWith(prefix) ? file.slice(prefix.length) : file)).join(', ');
  if (hasMain && open !== undefined)
    return `${named} : vous avez changé les mêmes lignes que le relecteur de votre demande. Pour prendre les siennes, tapez : git restore --source=${open.tip.slice(0, 12)} -- ${named.replaceAll(',', '')}`;
  return `${named} : un collègue a changé les mêmes lignes. Tapez : git pull --ff-only --autostash ${remote} ${branch}, choisissez entre « <<<<<<< » et « >>>>>>> », enregistrez, puis publiez de nouveau.`;
}

/** The changes that the next commit makes to the main line, and the list of published addresses with those of its site. */
async function compared(project: Project, { trees, state, here, next }: Plan) {
  const isHere = trees.withSite(next, here) === next;
  const before = versionAt(project, state.main, 'la version partagée');
  const after = isHere ? currentVersion(project) : versionAt(project, trees.commit(next, [], 'Essai'));
  try {
    const { site, findings, pages } = readVersion(after.project, project).load;
    if (site === undefined)
      throw new UserError(
        `Vos changements et ceux de vos collègues ne vont pas ensemble :\n\n${formatFindings(findings)}\n\nRien n'est envoyé : corrigez de votre côté, puis publiez de nouveau.`,
      );
    const ledger = publishedText(after.project.root, publishedNow(pages.values(), site));
    return { report: await compareVersions(before, after), ledger };
  } finally {
    before.discard();
    after.discard();
  }
}

function send(plan: Plan, prefix: string, message: string): Pick<Publication, 'branch' | 'link'> {
  const { git, trees, state, next, parents } = plan;
  trees.move(plan.here, plan.after, true);
  const refused = trees.refusedBy('pre-commit', next);
  if (refused !== undefined)
    throw new UserError(
      `Un contrôle de ce dépôt refuse ces changements. Pour le lancer seul, tapez : git hook run pre-commit\n${refused}`,
    );
  const commit = trees.commit(next, parents, message);
  const branch = state.open?.branch ?? [prefix, dayHere(), authorSlug(git), commit.slice(0, 6)].join('-');
  // Of a run that is killed before the folder is brought up to date, the next one knows the branch.
  noteOpen(git, { branch, base: state.base });
  const push = ['push', state.remote, `${commit}:refs/heads/${branch}`];
  const { status, stderr } = git.run(push);
  if (status !== 0) throw new UserError(gitRefusal(git.root, push, stderr));
  bringUpToDate(plan, { branch, base: commit });
  return { branch, link: linkTo(plan, branch, stderr) };
}

/** Moves the folder to the main line by fast-forward, with what it changes on top, and notes the publication that is open. */
function bringUpToDate(
  { git, trees, state: { head, remote, branch, main }, here, top, after }: Plan,
  open: { readonly branch: string; readonly base: string } | undefined,
): void {
  trees.move(here, after, true);
  const moved = git.text('diff-tree', '-r', '--name-only', '--no-renames', '-z', head, top);
  const unmerged = git.text('diff-files', '--name-only', '--diff-filter=U', '-z');
  const names = [moved, unmerged]
    .join('\0')
    .split('\0')
    .filter((name) => name !== '');
  if (names.length > 0)
    git.textWith(
      { input: names.map((name) => `:(top,literal)${name}\0`).join('') },
      'reset',
      '--quiet',
      top,
      '--pathspec-from-file=-',
      '--pathspec-file-nul',
    );
  trees.move(here, after, false);
  if (top !== head) git.text('update-ref', '-m', 'npm run publish', 'HEAD', top, head);
  git.run(['update-ref', `refs/remotes/${remote}/${branch}`, main]);
  noteOpen(git, open);
}

function linkTo({ git, state: { remote, branch: main } }: Plan, branch: string, answer: string): string | undefined {
  return requestAddress({ branch, main, url: git.run(['remote', 'get-url', remote]).stdout.trim(), answer });
}

/** « Zoé Martin » → `zoe-martin` */
function authorSlug(git: Git): string {
  const [name = ''] = git.text('var', 'GIT_AUTHOR_IDENT').split(' <');
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'site';
}
