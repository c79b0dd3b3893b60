import { formatFindings } from './findings/finding.ts';
import { diskCache } from './paths.ts';
import { ParseCache } from './read/parse-cache.ts';
import { createLoader } from './pipeline.ts';
import { countRelease, formatRelease } from './release/format-release.ts';
import { readApproved } from './figures/source-ledger.ts';
import { listReleaseItems } from './release/list-release-items.ts';
import { siteCounts, type Site } from './site.ts';

/** How the outcome is told, and how much is asked. */
export interface CheckOptions {
  asJson: boolean;
  /** Ask too whether the site may go live, on this day (`AAAA-MM-JJ`). */
  releaseDay?: string;
}

/**
 * Reports every finding of the spec, as text or as JSON; with `releaseDay` and a spec without findings, all that must be
 * settled before the site goes live. Returns the exit code: 0 clean, 1 findings or things to settle.
 */
export function check(root: string, { asJson, releaseDay }: CheckOptions): number {
  const start = performance.now();
  const { site, findings, sources } = createLoader({ root, cache: new ParseCache(diskCache(root)) }).load();
  if (findings.length === 0 && releaseDay !== undefined) {
    const items = listReleaseItems(sources, releaseDay, readApproved(root));
    const report = { date: releaseDay, counts: countRelease(items), items };
    console.log(asJson ? JSON.stringify(report, undefined, 2) : formatRelease(items));
    return items.length > 0 ? 1 : 0;
  }
  if (asJson) console.log(JSON.stringify({ findings }, undefined, 2));
  else if (findings.length > 0) console.error(formatFindings(findings));
  else if (site !== undefined) console.log(summary(site, performance.now() - start));
  return findings.length > 0 ? 1 : 0;
}

function summary(site: Site, durationMs: number): string {
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  return `Spécification valide : ${siteCounts(site)} (${seconds} s).`;
}
