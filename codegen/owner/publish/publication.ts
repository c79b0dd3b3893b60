import { formatFindings } from '../../base/findings/finding.ts';
import { dayHere } from '../../base/calendar-day.ts';
import { isObject } from '../../base/json.ts';
import { kebab } from '../../base/names.ts';
import { publishedText } from '../../model/published/ledger.ts';
import { rowLinks } from '../../model/published/row-links.ts';
import { Git } from '../../run/git.ts';
import { gitRefusal } from '../../run/git-refusal.ts';
import { ledgers } from '../../run/ledgers.ts';
import { placeOf, type Project } from '../../run/project.ts';
import { UserError } from '../../run/user-error.ts';
import { currentVersion, versionAt, type Version } from '../diff/version.ts';
import { specOf, type Spec } from '../edit/spec.ts';
import { requestAddress } from './request-address.ts';
import { noteOpen, readSharedState, type SharedState } from './shared-state.ts';
import { cleanly, SiteTrees, type Merge } from './site-trees.ts';

/** The trees that a publication sends. */
interface Plan {
  readonly git: Git;
  readonly trees: SiteTrees;
  readonly state: SharedState;
  /** The main line with the changes of the open publication; `undefined` where these conflict. */
  readonly shared: string | undefined;
  /** The same with all that this folder has changed. */
  readonly whole: string;
  /** The next commit of the publication, and those that it continues. */
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
 * @param describe the message of the commit, of the main line's site and of that with all changes of this folder; after `undefined`, nothing is sent
 * @throws a `UserError` where git or the shared repository refuses, with the command to type
 */
export async function publish(
  project: Project,
  describe: (before: Version, after: Version) => Promise<string | undefined>,
): Promise<Publication> {
  const spec = specOf(project, { ahead: true });
  const { site, findings } = spec.load;
  if (site === undefined)
    throw new UserError(`${formatFindings(findings)}\n\nCorrigez d'abord la spécification : rien n'est publié.`);
  const set = isObject(site.settings['publish']) ? site.settings['publish'] : {};
  const { remote, branch: prefix = 'publication' } = set as { remote?: string; branch?: string };
  const git = new Git(project.root);
  using trees = new SiteTrees(git);
  const state = readSharedState(git, trees, remote);
  const plan = planOf(git, trees, state);
  const { open } = state;
  if (plan.whole === plan.shared) {
    bringUpToDate(
      plan,
      open && { branch: open.branch, base: trees.commit(plan.whole, [open.tip, state.main], 'Réunir') },
    );
    return { outcome: 'nothing', branch: open?.branch, link: open && linkTo(plan, open.branch, '') };
  }
  const { message, ledger } = await described(project, plan, spec, describe);
  if (message === undefined) return { outcome: 'planned', branch: open?.branch };
  const [next, whole, after] = [plan.next, plan.whole, plan.after].map((tree) =>
    trees.withFile(tree, ledgers.published, ledger),
  ) as [string, string, string];
  return { outcome: 'sent', ...send({ ...plan, next, whole, after }, prefix, message) };
}

function planOf(git: Git, trees: SiteTrees, state: SharedState): Plan {
  const { head, main, base, open } = state;
  const tip = open?.tip ?? main;
  const hasMain = git.isIn(main, head);
  const here = trees.withFolder(head);
  const settled = (merge: Merge): string => {
    if (typeof merge === 'string') return merge;
    throw new UserError(conflictWords(state, merge.conflicts, hasMain));
  };
  const joined = git.isIn(main, tip) ? trees.treeOf(tip) : trees.joined(tip, main);
  const shared = cleanly(joined);
  // Where its owner has brought in the main line by hand, conflicts are settled in the folder.
  const isSettled = hasMain && !git.isIn(main, base);
  const theirs = isSettled ? trees.treeOf(tip) : settled(joined);
  // What came by hand was in the folder before its owner changed it, like the site of the base.
  const came = isSettled || git.isIn(head, base) ? undefined : cleanly(trees.joined(base, head));
  const before = came ?? trees.treeOf(base);
  const mine = trees.withSite(before, here);
  const whole = trees.withSite(shared ?? main, settled(trees.merged(before, mine, theirs)));
  const top = hasMain ? head : main;
  const plan = { git, trees, state, shared, whole, here, top, after: trees.withSite(trees.treeOf(top), whole) };
  // A request without merges can be rebased. One that conflicts with the main line otherwise has to hold it.
  const alone = cleanly(trees.merged(before, mine, trees.treeOf(tip)));
  const next = alone === undefined ? whole : trees.withSite(trees.treeOf(tip), alone);
  const isEnough = tip === main || trees.joined(trees.commit(next, [tip], 'Essai'), main) === whole;
  return isEnough ? { ...plan, next, parents: [tip] } : { ...plan, next: whole, parents: [tip, main] };
}

function conflictWords({ remote, branch, open }: SharedState, files: readonly string[], hasMain: boolean): string {
  if (hasMain && open !== undefined)
    return `${files.join(', ')} : vous avez changé les mêmes lignes que le relecteur de votre demande. Pour prendre les siennes, tapez : git restore --source=${open.tip.slice(0, 12)} -- ${files.join(' ')}`;
  return `${files.join(', ')} : un collègue a changé les mêmes lignes. Tapez : git pull --ff-only --autostash ${remote} ${branch}, choisissez entre « <<<<<<< » et « >>>>>>> », enregistrez, puis publiez de nouveau.`;
}

/** The message of the next commit, and the list of published addresses with those of its site. */
async function described(
  project: Project,
  { trees, state, here, whole }: Plan,
  spec: Spec,
  describe: Parameters<typeof publish>[1],
) {
  const isHere = trees.withSite(whole, here) === whole;
  using before = versionAt(project, state.main, 'la version partagée');
  using after = isHere ? currentVersion(project) : versionAt(project, trees.commit(whole, [], 'Essai'));
  const sent = isHere ? spec : specOf(after.project);
  const { site, findings, pages } = sent.load;
  if (site === undefined) {
    const isShared = specOf(before.project).load.site === undefined;
    const [whose, remedy] = isShared
      ? [
          "La version partagée a une erreur, qui n'est pas de vous",
          `Prévenez la personne qui l'a publiée, ou tapez : git pull --ff-only --autostash ${state.remote} ${state.branch}, corrigez`,
        ]
      : ['Vos changements et ceux de vos collègues ne vont pas ensemble', "Rien n'est envoyé : corrigez de votre côté"];
    const said = formatFindings(findings).replaceAll(placeOf(after.project), placeOf(project));
    throw new UserError(`${whose} :\n\n${said}\n\n${remedy}, puis publiez de nouveau.`);
  }
  const ledger = publishedText(after.project.root, pages.values(), rowLinks(sent));
  return { message: await describe(before, after), ledger };
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
  const branch = state.open?.branch ?? [prefix, dayHere(), authorSlug(state.author), commit.slice(0, 6)].join('-');
  // Of a run that is killed before the folder is brought up to date, the next one knows the branch.
  noteOpen(git, state, { branch, base: state.base });
  const push = ['push', state.remote, `${commit}:refs/heads/${branch}`];
  const { status, stderr } = git.run(push);
  if (status !== 0) throw new UserError(gitRefusal(git.root, push, stderr));
  try {
    bringUpToDate(plan, { branch, base: trees.commit(plan.whole, [commit, state.main], 'Réunir') });
  } catch (error) {
    // All is sent. A file that was saved meanwhile is in the way: the next publication brings the folder up to date.
    if (!(error instanceof UserError)) throw error;
  }
  return { branch, link: linkTo(plan, branch, stderr) };
}

/** Moves the folder to the main line by fast-forward, with what it changes on top, and notes the publication that is open. */
function bringUpToDate(
  { git, trees, state, here, top, after }: Plan,
  open: { readonly branch: string; readonly base: string } | undefined,
): void {
  const { head, remote, branch, main } = state;
  trees.move(here, after, true);
  const moved = head === top ? '' : git.text(['diff-tree', '-r', '--name-only', '--no-renames', '-z', head, top]);
  const unmerged = git.text(['diff-files', '--name-only', '--diff-filter=U', '-z']);
  const names = `${moved}\0${unmerged}`.split('\0');
  const input = names.map((name) => name && `:(top,literal)${name}\0`).join('');
  if (input !== '') git.text(['reset', '--quiet', top, '--pathspec-from-file=-', '--pathspec-file-nul'], { input });
  trees.move(here, after, false);
  if (top !== head) git.text(['update-ref', '-m', 'npm run publish', 'HEAD', top, head]);
  git.run(['update-ref', `refs/remotes/${remote}/${branch}`, main]);
  noteOpen(git, state, open);
}

function linkTo({ git, state: { remote, branch: main } }: Plan, branch: string, answer: string): string | undefined {
  return requestAddress({ branch, main, url: git.run(['remote', 'get-url', remote]).stdout.trim(), answer });
}

/** « Zoé Martin » → `zoe-martin` */
function authorSlug(author: string): string {
  const [name = ''] = author.split(' <');
  return kebab(name) || 'site';
}
