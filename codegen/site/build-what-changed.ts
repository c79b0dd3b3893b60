import type { Finding } from '../base/findings/finding.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';
import type { Project } from '../run/project.ts';
import { withLock, type Holder } from './publish/lock.ts';
import type { BuildOptions, BuildReport } from './build.ts';
import { lastBuildOf, noteBuild, type LastBuild } from './last-build.ts';

/**
 * Builds a site, where something has changed since its last build. One at a time: decided under the lock, since a build that is under way
 * may publish something else.
 * @param options.force builds even where nothing has changed
 * @param onWait called once, after a second of waiting for another build
 * @returns the report of the build; the note of the last one, where it stands; or findings
 */
export async function buildWhatChanged(
  project: Project,
  { force = false, ...options }: BuildOptions & { force?: boolean } = {},
  onWait?: (holder: Holder | undefined) => void,
): Promise<BuildReport | LastBuild | readonly Finding[]> {
  return withLock(
    project.root,
    'build',
    async () => {
      const inputs = inputsOf(project, options);
      const last = options.datePages === true || force ? undefined : lastBuildOf(project, inputs, options.day);
      if (last !== undefined) return last;
      const bundler = await (await import('./bundle/bundle-cache.ts')).startBundlerEarly(project);
      const { buildAlone } = await import('./build.ts');
      const outcome = await buildAlone(project, options, bundler).finally(() => bundler?.end());
      // A file that was saved meanwhile may have been read before or after.
      if (isReport(outcome) && inputsOf(project, options) === inputs) {
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
function inputsOf(project: Project, { pictures = true, release = false }: BuildOptions): string {
  return JSON.stringify([fingerprintOf(project), { pictures, release }]);
}

/** Whether something was built. */
export function isReport(outcome: BuildReport | LastBuild | readonly Finding[]): outcome is BuildReport {
  return 'pages' in outcome;
}
