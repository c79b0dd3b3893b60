import type { BuildReport } from '../output/build/build.ts';
import { formatFindings, type Finding } from '../load/findings/finding.ts';
import { withLock } from '../output/publish/lock.ts';
import { waitingMessage } from '../output/publish/waiting-message.ts';
import { formatBuild, formatLast } from '../output/build/format-build.ts';
import { lastBuildOf, noteBuild, type LastBuild } from '../output/build/last-build.ts';
import { fingerprintOf } from '../run/inputs.ts';
import { placeOf, type Project } from '../run/project.ts';
import { PhaseDisplay } from '../output/build/phase-display.ts';

/**
 * `npm run build` and `npm run dates`: builds the site and says where it is; where nothing has changed since the last build, says so at once.
 * Resolves to the exit code: 0 built, 1 findings.
 * @param options.datePages dates the pages that have changed with today
 * @param options.force builds even where nothing has changed
 */
export async function buildCommand(
  project: Project,
  options: { datePages?: boolean; force?: boolean } = {},
): Promise<number> {
  const start = performance.now();
  const display = new PhaseDisplay(process.stdout);
  const place = placeOf(project);
  try {
    const outcome = await withLock(
      project.root,
      'build',
      () => buildWhatChanged(project, display, options),
      (holder) => console.log(waitingMessage(holder)),
    );
    if (isReport(outcome)) console.log(formatBuild(outcome, place));
    else if ('inputs' in outcome) console.log(formatLast(outcome, place, performance.now() - start));
    else {
      console.error(`${formatFindings(outcome)}\n\nLe site publié (${place}dist/) est resté tel quel.`);
      return 1;
    }
    return 0;
  } finally {
    display.clear();
  }
}

/** Decided under the lock: a build that is under way may publish something else. */
async function buildWhatChanged(
  project: Project,
  watcher: PhaseDisplay,
  { datePages = false, force = false }: { datePages?: boolean; force?: boolean },
): Promise<BuildReport | LastBuild | readonly Finding[]> {
  const inputs = fingerprintOf(project);
  const last = datePages || force ? undefined : lastBuildOf(project, inputs);
  if (last !== undefined) return last;
  const { buildAlone } = await import('../output/build/build.ts');
  const outcome = await buildAlone({ ...project, watcher, datePages });
  // A file that was saved meanwhile may have been read before or after.
  if (isReport(outcome) && fingerprintOf(project) === inputs) {
    const { day, timeZone, over } = outcome;
    noteBuild(project, { inputs, day, timeZone, over });
  }
  return outcome;
}

function isReport(outcome: BuildReport | LastBuild | readonly Finding[]): outcome is BuildReport {
  return 'pages' in outcome;
}
