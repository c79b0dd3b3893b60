import type { BuildReport } from './build.ts';
import type { LastBuild } from './build-what-changed.ts';
import { phaseLine } from './phase-display.ts';
import { seconds } from '../run/phases.ts';

/** How many of the heaviest pages are named. */
const heaviestShown = 5;

/**
 * The report of a finished build: its duration, the place of the site, the heaviest pages, and the items that are over by its day.
 * @param place the path before `dist/` where it is not in the engine's folder
 */
export function formatBuild({ pages, publication, phases, over }: BuildReport, place = ''): string {
  const totalMs = phases.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const heaviest = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, heaviestShown);
  return [
    phaseLine('total', totalMs),
    '',
    `Le site est dans ${place}dist/, et la configuration de ses serveurs dans ${place}dist-servers/. Ses pages les plus lourdes, avant compression :`,
    ...heaviest.map(({ path, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${path}`),
    ...(publication.putAside === null
      ? []
      : ['', `L'ancien dossier dist/ a été mis de côté : ${place}${publication.putAside}`]),
    ...(over.length === 0 ? [] : ['', ...over]),
  ].join('\n');
}

/** The report of a build without changes. */
export function formatLast({ over }: LastBuild, place: string, durationMs: number): string {
  const line = `Rien n'a changé depuis la dernière construction : ${place}dist/ est à jour (${seconds(durationMs)} s). Pour la refaire : npm run build -- --force`;
  return [line, ...(over.length === 0 ? [] : ['', ...over])].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ko`;
}
