import { build, type BuildReport } from './build.ts';
import { formatFindings } from '../findings/finding.ts';
import { waitingLine } from '../publish/waiting-line.ts';
import { PhaseDisplay, phaseLine } from './phase-display.ts';

/** How many of the heaviest pages are named. */
const heaviestShown = 5;

/** `npm run build` and `npm run dates`: builds the site and says where it is. Resolves to the exit code: 0 built, 1 findings. */
export async function buildCommand(root: string, options: { datePages?: boolean } = {}): Promise<number> {
  const display = new PhaseDisplay(process.stdout);
  try {
    const outcome = await build({
      root,
      watcher: display,
      onWait: (holder) => console.log(waitingLine(holder)),
      ...options,
    });
    if (isReport(outcome)) {
      console.log(report(outcome));
      return 0;
    }
    console.error(`${formatFindings(outcome)}\n\nLe site publié (dist/) est resté tel quel.`);
    return 1;
  } finally {
    display.clear();
  }
}

function isReport(outcome: Awaited<ReturnType<typeof build>>): outcome is BuildReport {
  return 'pages' in outcome;
}

function report({ pages, publication, phases }: BuildReport): string {
  const totalMs = phases.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const heaviest = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, heaviestShown);
  return [
    phaseLine('total', totalMs),
    '',
    'Le site est dans dist/, et la configuration de ses serveurs dans dist-servers/. Ses pages les plus lourdes, avant compression :',
    ...heaviest.map(({ path, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${path}`),
    ...(publication.putAside === null
      ? []
      : ['', `L'ancien dossier dist/ a été mis de côté : ${publication.putAside}`]),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ko`;
}
