import { spawnSync } from 'node:child_process';
import type { Project } from '../run/project.ts';
import { versionAt, type Version } from './version.ts';

/** Who publishes may move this tag to what is online (docs/publish-workflow.yaml): nothing else says so for certain. */
const onlineTag = 'en-ligne';

/** What `npm run dates` writes once a version is ready to be published. */
const ledgers = ['page-dates.json', 'published.json'];

/** A commit, and what it is, in French. */
export interface Baseline {
  readonly ref: string;
  readonly named: string;
}

const gitIn =
  (root: string) =>
  (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** Another text once another version may be the one that was published last; empty where git knows none. One call of git. */
export function baselineState({ root }: Project): string {
  return gitIn(root)('rev-parse', 'HEAD', `refs/tags/${onlineTag}`);
}

/**
 * What git says of the version that was published last: the tag of what is online; else the commit in which the ledgers of published pages
 * last changed; else, also where the history is cut off, the last commit.
 */
export function lastPublished({ root }: Project): Baseline {
  const git = gitIn(root);
  const tag = `refs/tags/${onlineTag}`;
  if (git('rev-parse', '--verify', '--quiet', `${tag}^{commit}`) !== '')
    return { ref: tag, named: `la version en ligne (étiquette « ${onlineTag} »)` };
  const noted =
    git('rev-parse', '--is-shallow-repository') === 'false' ? git('log', '-1', '--format=%H', '--', ...ledgers) : '';
  return noted === ''
    ? { ref: 'HEAD', named: 'le dernier enregistrement' }
    : { ref: noted, named: 'la dernière version notée par « npm run dates »' };
}

/**
 * The site as it was published last, as far as git knows.
 * @throws a `UserError` where there is no version to compare with
 */
export function publishedVersion(project: Project): Version {
  const { ref, named } = lastPublished(project);
  return versionAt(project, ref, named);
}
