import type { BuildReport } from './build.ts';
import type { LastBuild } from './last-build.ts';
import { phaseLine } from './phase-display.ts';
import { seconds } from '../run/seconds.ts';

/** How many of the heaviest pages are named. */
const heaviestShown = 5;

/**
 * What a finished build says at its end: how long it took, where the site is, what weighs most, and what is over by its day.
 * @param place what stands before `dist/` where it is not in the engine's folder
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

/** What a build says that has nothing to do. */
export function formatLast({ over }: LastBuild, place: string, durationMs: number): string {
  const line = `Rien n'a changé depuis la dernière construction : ${place}dist/ est à jour (${seconds(durationMs)} s). Pour la refaire : npm run build -- --force`;
  return [line, ...(over.length === 0 ? [] : ['', ...over])].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ko`;
}
