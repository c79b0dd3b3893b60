import { formatFindings } from '../base/findings/finding.ts';
import { waitingMessage } from '../site/publish/lock.ts';
import { buildSite, isReport, type BuildOptions } from '../site/build.ts';
import { placeOf, projectOf, type Project } from '../run/project.ts';
import { formatBuild, PhaseDisplay } from '../site/build-display.ts';
import { type Command, dayOption } from './command.ts';

export const run: Command = (options) =>
  buildCommand(projectOf(options), {
    day: dayOption(options.date),
    pictures: options['no-pictures'] !== true,
    release: options.release === true,
    draftOk: options['draft-ok'] === true,
  });

/**
 * `npm run build`: builds the site and prints its place.
 * A release is refused where `check -- --release` lists anything, unless a draft is accepted.
 * Resolves to the exit code: 0 built, 1 findings, or points to settle.
 */
export async function buildCommand(project: Project, options: BuildOptions = {}): Promise<number> {
  const watcher = new PhaseDisplay(process.stdout);
  const place = placeOf(project);
  try {
    const outcome = await buildSite(project, { ...options, watcher }, (holder) => console.log(waitingMessage(holder)));
    if ('refused' in outcome) {
      const remedy = 'Pour construire un brouillon malgré cela : npm run build -- --release --draft-ok';
      console.error(`${withList(outcome.refused)}\nLe site publié (${place}dist/) est resté tel quel. ${remedy}`);
      return 1;
    }
    if ('unsettled' in outcome && outcome.unsettled !== undefined)
      console.log(`Brouillon accepté (--draft-ok). ${withList(outcome.unsettled)}`);
    if (isReport(outcome)) console.log(formatBuild(outcome, performance.now(), place));
    else {
      console.error(`${formatFindings(outcome)}\n\nLe site publié (${place}dist/) est resté tel quel.`);
      return 1;
    }
    return 0;
  } finally {
    watcher.clear();
  }
}

function withList(unsettled: string): string {
  return `${unsettled} « npm run check -- --release » en donne la liste.`;
}
