import { formatFindings } from '../base/findings/finding.ts';
import { waitingMessage } from '../site/publish/lock.ts';
import { buildSite, isReport, type BuildOptions, type BuildReport } from '../site/build.ts';
import { projectOf, type Project } from '../run/project.ts';
import { type Command, dayOption } from './command.ts';
import { Phases, phaseLine } from '../run/phases.ts';

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
  const phases = new Phases(process.stdout);
  try {
    const outcome = await buildSite(project, { ...options, phases }, (holder) => console.log(waitingMessage(holder)));
    if ('refused' in outcome) {
      const remedy = 'Pour construire un brouillon malgré cela : npm run build -- --release --draft-ok';
      console.error(`${withList(outcome.refused)}\nLe site publié (dist/) est resté tel quel. ${remedy}`);
      return 1;
    }
    if ('unsettled' in outcome && outcome.unsettled !== undefined)
      console.log(`Brouillon accepté (--draft-ok). ${withList(outcome.unsettled)}`);
    if (isReport(outcome)) console.log(formatBuild(outcome, performance.now()));
    else console.error(`${formatFindings(outcome)}\n\nLe site publié (dist/) est resté tel quel.`);
    return isReport(outcome) ? 0 : 1;
  } finally {
    phases.clear();
  }
}

function withList(unsettled: string): string {
  return `${unsettled} « npm run check -- --release » en donne la liste.`;
}

const heaviestShown = 5;

/**
 * The report of a finished build: its duration, the place of the site, the heaviest pages, and the items that are over by its day.
 * @param totalMs from the start of the process, which loads the program before the first phase
 */
export function formatBuild({ pages, publication, limits, over }: BuildReport, totalMs: number): string {
  const heaviest = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, heaviestShown);
  return [
    phaseLine('total', totalMs),
    '',
    `Le site est dans dist/, et la configuration de ses serveurs dans dist-servers/. Ses pages les plus lourdes, avant compression :`,
    ...heaviest.map(({ path, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${path}`),
    ...(limits === undefined ? [] : ['', limits]),
    ...(publication.putAside === null
      ? []
      : ['', `L'ancien dossier dist/ a été mis de côté : ${publication.putAside}`]),
    ...(over.length === 0 ? [] : ['', ...over]),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ko`;
}
