import type { Finding } from '../base/findings/finding.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';
import type { PhaseWatcher } from '../run/phases.ts';
import type { Project } from '../run/project.ts';
import { withLock, type Holder } from './publish/lock.ts';
import type { BuildReport } from './build.ts';
import { lastBuildOf, noteBuild, type LastBuild } from './last-build.ts';

/** How a build is made. */
export interface BuildChoices {
  watcher?: PhaseWatcher;
  /** Dates the pages that have changed with today. */
  datePages?: boolean;
  /** Whether pages get pictures: they do, unless it is said. */
  pictures?: boolean;
  /** Compresses as for going live. */
  release?: boolean;
  /** The day that the site is of (`2026-11-30`); today in its time zone without it. */
  day?: string | undefined;
  /** Builds even where nothing has changed. */
  force?: boolean;
}

/**
 * Builds a site, where something has changed since its last build. One at a time: decided under the lock, since a build that is under way
 * may publish something else.
 * @param onWait told once, after a second of waiting for another build
 * @returns the report of the build; the note of the last one, where it stands; or findings
 */
export async function buildWhatChanged(
  project: Project,
  { watcher, datePages = false, pictures = true, release = false, day: asked, force = false }: BuildChoices = {},
  onWait?: (holder: Holder | undefined) => void,
): Promise<BuildReport | LastBuild | readonly Finding[]> {
  return withLock(
    project.root,
    'build',
    async () => {
      const inputs = inputsOf(project, { pictures, release });
      const last = datePages || force ? undefined : lastBuildOf(project, inputs, asked);
      if (last !== undefined) return last;
      const bundler = await (await import('./bundle/bundle-cache.ts')).startBundlerEarly(project);
      const { buildAlone } = await import('./build.ts');
      const outcome = await buildAlone({
        ...project,
        ...(watcher && { watcher }),
        datePages,
        pictures,
        release,
        day: asked,
        bundler,
      }).finally(() => bundler?.end());
      // A file that was saved meanwhile may have been read before or after.
      if (isReport(outcome) && inputsOf(project, { pictures, release }) === inputs) {
        const { day, nextTurn, timeZone, over, publication } = outcome;
        const note = { inputs, day, ...(nextTurn !== undefined && { nextTurn }), timeZone, over };
        noteBuild(project, note, publication.trace);
      }
      return outcome;
    },
    onWait,
  );
}

/** The inputs of a build: the fingerprint of its files, and its options. */
function inputsOf(project: Project, options: { pictures: boolean; release: boolean }): string {
  return JSON.stringify([fingerprintOf(project), options]);
}

/** Whether something was built. */
export function isReport(outcome: BuildReport | LastBuild | readonly Finding[]): outcome is BuildReport {
  return 'pages' in outcome;
}
