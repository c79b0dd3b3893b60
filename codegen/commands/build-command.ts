import { build, type BuildReport } from '../output/build/build.ts';
import { formatFindings } from '../load/findings/finding.ts';
import { waitingMessage } from '../output/publish/waiting-message.ts';
import { formatBuild } from '../output/build/format-build.ts';
import { placeOf, type Project } from '../run/project.ts';
import { PhaseDisplay } from '../output/build/phase-display.ts';

/** `npm run build` and `npm run dates`: builds the site and says where it is. Resolves to the exit code: 0 built, 1 findings. */
export async function buildCommand(project: Project, options: { datePages?: boolean } = {}): Promise<number> {
  const display = new PhaseDisplay(process.stdout);
  try {
    const outcome = await build({
      ...project,
      watcher: display,
      onWait: (holder) => console.log(waitingMessage(holder)),
      ...options,
    });
    if (isReport(outcome)) {
      console.log(formatBuild(outcome, placeOf(project)));
      return 0;
    }
    console.error(`${formatFindings(outcome)}\n\nLe site publié (${placeOf(project)}dist/) est resté tel quel.`);
    return 1;
  } finally {
    display.clear();
  }
}

function isReport(outcome: Awaited<ReturnType<typeof build>>): outcome is BuildReport {
  return 'pages' in outcome;
}
