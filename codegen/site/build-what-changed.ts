import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../base/findings/finding.ts';
import { traceOf } from '../cache/fingerprint.ts';
import { LastRun } from '../cache/last-run.ts';
import { buildDay } from '../run/build-day.ts';
import { generatedFolder } from '../run/paths.ts';
import type { Project } from '../run/project.ts';
import { withLock, type Holder } from './publish/lock.ts';
import type { BuildOptions, BuildReport, RefusedBuild } from './build.ts';
import { distPath } from './publish/dist-link.ts';
import { buildsFolder } from './publish/manifest.ts';
import { serversFolder } from './servers/server-files.ts';

/** The report of a build; the note of the last one, where nothing has changed; a refusal; or findings. */
export type BuildOutcome = BuildReport | LastBuild | RefusedBuild | readonly Finding[];

/**
 * Builds a site, where something has changed since its last build. One at a time: decided under the lock, since a build that is under way
 * may publish something else.
 * @param options.force builds even where nothing has changed
 * @param onWait called once, after a second of waiting for another build
 */
export async function buildWhatChanged(
  project: Project,
  { force = false, ...options }: BuildOptions & { force?: boolean } = {},
  onWait?: (holder: Holder | undefined) => void,
): Promise<BuildOutcome> {
  return withLock(
    project.root,
    'build',
    async () => {
      const run = lastRunOf(project, options);
      const last = options.datePages === true || force ? undefined : lastBuildOf(project, run, options.day);
      if (last?.unsettled !== undefined && options.draftOk !== true) return { refused: last.unsettled };
      if (last !== undefined) return last;
      const bundler = await (await import('./bundle/bundle-cache.ts')).startBundlerEarly(project);
      const { buildAlone } = await import('./build.ts');
      const outcome = await buildAlone(project, options, bundler).finally(() => bundler?.end());
      if (isReport(outcome)) {
        const { day, nextTurn, timeZone, over, unsettled, publication } = outcome;
        const dated = { day, ...(nextTurn !== undefined && { nextTurn }), timeZone, over };
        noteBuild(project, run, { ...dated, ...(unsettled !== undefined && { unsettled }) }, publication.trace);
      }
      return outcome;
    },
    onWait,
  );
}

/** A finished build. */
export interface LastBuild {
  /** The trace of all that it wrote. */
  outputs: string;
  /** The day that it is of, the first one after it that may have another site, and the time zone in which days begin. */
  day: string;
  nextTurn?: string;
  timeZone: string;
  /** The notes of `check` on items that are over on that day, and on the next changes. */
  over: readonly string[];
  /** The points left to settle of a release that was built in spite of them, in one sentence. */
  unsettled?: string;
}

/** The last build of a site, under the fingerprint of its files and these options. */
export function lastRunOf(
  project: Project,
  { pictures = true, release = false }: BuildOptions = {},
): LastRun<LastBuild> {
  return new LastRun(project, join(buildsFolder(project.root), 'last'), { pictures, release });
}

/**
 * The last build, if another one would have the same result: same inputs, a day with the same site, and its files are as it left them.
 * @param wanted the day that the site is to be of; today without it
 */
export function lastBuildOf(
  project: Project,
  { result: last }: LastRun<LastBuild>,
  wanted?: string,
): LastBuild | undefined {
  if (last === undefined) return undefined;
  const day = wanted ?? buildDay(last.timeZone);
  if (day < last.day || (last.nextTurn !== undefined && day >= last.nextTurn)) return undefined;
  return last.outputs === outputsOf(project, traceOf([distPath(project.root)])) ? last : undefined;
}

/** Notes a finished build for the next one. @param published the trace of the published files, as it was taken then */
export function noteBuild(
  project: Project,
  run: LastRun<LastBuild>,
  build: Omit<LastBuild, 'outputs'>,
  published: string,
): void {
  const outputs = outputsOf(project, published);
  if (outputs !== undefined) run.note({ ...build, outputs });
}

function outputsOf(project: Project, published: string | undefined): string | undefined {
  try {
    const manifest = `${realpathSync(distPath(project.root))}.json`;
    const beside = traceOf([manifest, serversFolder(project.root), generatedFolder(project)]);
    return published === undefined || beside === undefined ? undefined : `${published} ${beside}`;
  } catch {
    // There is no site, or it is being removed.
    return undefined;
  }
}

/** Whether something was built. */
export function isReport(outcome: BuildOutcome): outcome is BuildReport {
  return 'pages' in outcome;
}
