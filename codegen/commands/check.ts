import type { Options } from './command.ts';
import { formatFindings } from '../load/findings/finding.ts';
import { diskCache } from '../run/paths.ts';
import { placeOf, type Project } from '../run/project.ts';
import { ParseCache } from '../load/read/parse-cache.ts';
import { createLoader } from '../pipeline.ts';
import { printReport } from './print-report.ts';
import { countRelease, formatRelease } from '../load/release/format-release.ts';
import { readApproved } from '../load/figures/source-ledger.ts';
import { formatOver } from '../load/release/format-over.ts';
import { listReleaseItems } from '../load/release/list-release-items.ts';
import { siteCounts, type Site } from '../site.ts';

/**
 * Reports every finding of the spec; with `releaseDay` and a spec without findings, all that must be settled before the
 * site goes live. Returns the exit code: 0 clean, 1 findings or things to settle.
 * @param options `format`, `output`, `all` of the command line
 * @param releaseDay asks too whether the site may go live, on this day (`AAAA-MM-JJ`)
 */
export function check(project: Project, options: Options, releaseDay?: string): number {
  const start = performance.now();
  const { site, findings, sources } = createLoader({ ...project, cache: new ParseCache(diskCache(project)) }).load();
  if (findings.length > 0) {
    printReport(options, { findings }, formatFindings(findings, options.all === true ? Infinity : undefined), true);
    return 1;
  }
  if (releaseDay !== undefined) {
    const items = listReleaseItems(sources, releaseDay, readApproved(project.root)).map((item) => ({
      ...item,
      file: placeOf(project) + item.file,
    }));
    printReport(options, { date: releaseDay, counts: countRelease(items), items }, formatRelease(items));
    return items.length > 0 ? 1 : 0;
  }
  const valid = site === undefined ? '' : summary(site, performance.now() - start);
  printReport(options, { findings }, [valid, ...formatOver(sources)].join('\n'));
  return 0;
}

function summary(site: Site, durationMs: number): string {
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  return `Spécification valide : ${siteCounts(site)} (${seconds} s).`;
}
