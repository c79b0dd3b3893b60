import { formatFindings } from '../base/findings/finding.ts';
import { waitingMessage } from '../site/publish/lock.ts';
import type { BuildOptions } from '../site/build.ts';
import { buildWhatChanged, isReport } from '../site/build-what-changed.ts';
import { formatBuild, formatLast } from '../site/format-build.ts';
import { placeOf, type Project } from '../run/project.ts';
import { PhaseDisplay } from '../site/phase-display.ts';

/**
 * `npm run build` and `npm run dates`: builds the site and prints its place; if nothing has changed since the last build, prints that at once.
 * Resolves to the exit code: 0 built, 1 findings.
 */
export async function buildCommand(
  project: Project,
  choices: BuildOptions & { force?: boolean } = {},
): Promise<number> {
  const start = performance.now();
  const watcher = new PhaseDisplay(process.stdout);
  const place = placeOf(project);
  try {
    const outcome = await buildWhatChanged(project, { ...choices, watcher }, (holder) =>
      console.log(waitingMessage(holder)),
    );
    if (isReport(outcome)) console.log(formatBuild(outcome, place));
    else if ('outputs' in outcome) console.log(formatLast(outcome, place, performance.now() - start));
    else {
      console.error(`${formatFindings(outcome)}\n\nLe site publié (${place}dist/) est resté tel quel.`);
      return 1;
    }
    return 0;
  } finally {
    watcher.clear();
  }
}
