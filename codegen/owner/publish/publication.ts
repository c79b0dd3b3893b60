import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatFindings } from '../../base/findings/finding.ts';
import { isObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';
import { createLoader } from '../../pipeline.ts';
import type { Project } from '../../run/project.ts';
import { siteParts } from '../../run/site-parts.ts';
import { UserError } from '../../run/user-error.ts';
import { buildSite, isReport } from '../../site/build.ts';
import { defaultKeepDays, deploy } from '../../site/deploy/deploy.ts';
import { parseTarget, type Target } from '../../site/deploy/target.ts';
import { unsettledIn } from '../../site/load-spec.ts';
import type { Choices, PublishConflict } from '../../../src/shared/editing.ts';
import { compareVersions } from '../diff/compare-versions.ts';
import { headline } from '../diff/format-diff.ts';
import { formatMarkdown } from '../diff/format-text.ts';
import type { DiffReport } from '../diff/report.ts';
import { currentVersion, onlineTag, publishedVersion, versionAt } from '../diff/version.ts';
import { Git } from '../git.ts';
import { receive } from './receive.ts';
import { commitWords } from './undo.ts';

/** Where a publication goes: to a branch that others read and merge, or online. */
type Destination =
  | { readonly remote: string; readonly branch: string }
  | { readonly remote: string; readonly branch?: undefined; readonly target: Target };

/** What a publication will change, and where. */
export interface PublishPlan {
  readonly destination: Destination;
  readonly report: DiffReport;
}

export interface PublishOptions {
  /** The target of `--to`, whatever the settings say. */
  readonly to?: string | undefined;
  readonly draftOk?: boolean;
}

/**
 * Looks at everything that can be known before the first step.
 * @throws a `UserError` where a publication cannot begin
 */
export async function planPublication(project: Project, { to, draftOk }: PublishOptions): Promise<PublishPlan> {
  const git = new Git(project.root);
  if (git.commitOf('HEAD') === undefined)
    throw new UserError("Ce dossier n'est pas suivi par git, ou n'a pas encore de version à laquelle comparer.");
  const loader = createLoader({ ...project, ahead: true });
  const load = loader.load();
  if (load.site === undefined)
    throw new UserError(`${formatFindings(load.findings)}\n\nCorrigez d'abord la spécification : rien n'est publié.`);
  const destination = destinationOf(load.site, to);
  const unsettled = destination.branch === undefined ? unsettledIn(project, load, loader.schemas) : undefined;
  if (unsettled !== undefined && draftOk !== true)
    throw new UserError(
      `${unsettled} « npm run check -- --release » en donne la liste. Pour publier malgré cela : npm run publish -- --draft-ok`,
    );
  if (hasRemote(git, destination)) {
    const { remote } = destination;
    const tags = `+refs/tags/${onlineTag}*:refs/tags/${onlineTag}*`;
    git.text('fetch', '--quiet', '--no-tags', remote, `+refs/heads/*:refs/remotes/${remote}/*`, tags);
  }
  if (!hasRemote(git, destination) && destination.branch !== undefined)
    throw new UserError(
      `git ne connaît pas de dépôt « ${destination.remote} » : git remote add ${destination.remote} <adresse>`,
    );
  const [main] = upstreams(git, destination);
  const before =
    destination.branch === undefined || main === undefined
      ? publishedVersion(project)
      : versionAt(project, main, 'la version partagée');
  try {
    return { destination, report: await compareVersions(before, currentVersion(project)) };
  } finally {
    before.discard();
  }
}

/**
 * Publishes in steps that each are whole: after one that fails, or a killed run, another run goes on from there.
 * @param step called after each with its effect and the way back, in French
 * @returns the values to choose between a colleague's and one's own; none once everything is published
 */
export async function publish(
  project: Project,
  { destination, report }: PublishPlan,
  { draftOk = false, choices }: PublishOptions & { choices: Choices },
  step: (words: string) => void,
): Promise<readonly PublishConflict[]> {
  const git = new Git(project.root);
  if (commitSite(git, `${commitWords.changes}${headline(report)}\n\n${formatMarkdown(report)}\n`))
    step(`Changements enregistrés (${shortHead(git)}).`);
  for (const upstream of upstreams(git, destination)) {
    if (git.isIn(upstream, 'HEAD')) continue;
    const before = shortHead(git);
    const conflicts = receive(project, git, upstream, choices);
    if (conflicts.length > 0) return conflicts;
    step(`Changements des collègues reçus. Pour revenir : git reset --keep ${before}`);
  }
  const { remote, branch } = destination;
  if (branch === undefined) {
    await putOnline(project, git, destination, draftOk, step);
    return [];
  }
  const isThere = upstreams(git, destination).some((upstream) => git.isIn('HEAD', upstream));
  if (!isThere) git.text('push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
  step(
    isThere
      ? `Rien de plus à envoyer au dépôt « ${remote} ».`
      : `Envoyé sur la branche « ${branch} » du dépôt « ${remote} ».`,
  );
  return [];
}

async function putOnline(
  project: Project,
  git: Git,
  { remote, target }: Extract<Destination, { branch?: undefined }>,
  draftOk: boolean,
  step: (words: string) => void,
): Promise<void> {
  const built = await buildSite(project, { datePages: true, release: true, draftOk });
  if ('refused' in built) throw new UserError(built.refused);
  if (!isReport(built)) throw new UserError(formatFindings(built));
  step(`Site construit et vérifié : ${built.pages.length} pages.`);
  if (commitSite(git, `${commitWords.days}\n`)) step(`Jours des pages enregistrés (${shortHead(git)}).`);
  const isShared = hasRemote(git, { remote });
  const branch = git.text('rev-parse', '--abbrev-ref', 'HEAD');
  if (isShared && branch !== 'HEAD') git.text('push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
  const { id, serversChanged } = await deploy({ root: project.root, target, keepDays: defaultKeepDays });
  const host = target.host === undefined ? '' : `${target.host}:`;
  step(
    `En ligne : ${host}${target.path}, version ${id}.${serversChanged ? ' La configuration des serveurs (dist-servers/) a changé : mettez-la en place.' : ''}`,
  );
  git.text('tag', '--force', onlineTag);
  if (isShared) git.text('push', '--quiet', '--force', remote, `refs/tags/${onlineTag}`);
  step(`Version marquée « ${onlineTag} » (${shortHead(git)}).`);
}

/** Commits the parts of the site, and nothing else that is staged. @returns whether anything had changed */
function commitSite(git: Git, message: string): boolean {
  const parts = siteParts.filter((part) => existsSync(join(git.root, part)));
  git.text('add', '--all', '--', ...parts);
  if (git.run(['diff', '--cached', '--quiet', '--', ...parts]).status === 0) return false;
  git.textWith({ input: message }, 'commit', '--quiet', '--cleanup=verbatim', '--file=-', '--', ...parts);
  return true;
}

function shortHead(git: Git): string {
  return git.text('rev-parse', '--short=8', 'HEAD');
}

function hasRemote(git: Git, { remote }: Pick<Destination, 'remote'>): boolean {
  return git.text('remote').split('\n').includes(remote);
}

/** The commits to bring in: the main line of the remote, then its branch of publications. */
function upstreams(git: Git, { remote, branch }: Destination): string[] {
  const current = git.text('rev-parse', '--abbrev-ref', 'HEAD');
  const main = [current, 'HEAD', 'main'].map((name) => git.commitOf(`refs/remotes/${remote}/${name}`));
  const own = branch === undefined ? undefined : git.commitOf(`refs/remotes/${remote}/${branch}`);
  return [main.find((commit) => commit !== undefined), own].filter((commit) => commit !== undefined);
}

/** @throws a `UserError` where neither the settings nor `--to` say where */
function destinationOf({ settings }: Site, to: string | undefined): Destination {
  const written = isObject(settings['publish']) ? settings['publish'] : {};
  const { remote = 'origin', branch, target = '' } = written as { remote?: string; branch?: string; target?: string };
  if (to === undefined && branch !== undefined) return { remote, branch };
  const place = to ?? target;
  const parsed = parseTarget(place);
  if (parsed !== undefined) return { remote, target: parsed };
  throw new UserError(
    place === ''
      ? 'Où publier ? Écrivez « publish: » dans spec/site.yaml, avec « branch: publication » pour faire relire vos changements, ou « target: root@serveur:/srv/www.example.fr » pour les mettre en ligne.'
      : `« ${place} » n'est pas une destination : un chemin absolu d'au moins deux dossiers, seul ou après « serveur: ».`,
  );
}
