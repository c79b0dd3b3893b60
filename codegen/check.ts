import { formatFindings } from './findings/finding.ts';
import { diskCache } from './paths.ts';
import { ParseCache } from './read/parse-cache.ts';
import { createLoader } from './pipeline.ts';
import { siteCounts, type Site } from './site.ts';

/** Reports every finding of the spec, as text or as JSON. Resolves to the exit code: 0 clean, 1 findings. */
export function check(root: string, asJson: boolean): number {
  const start = performance.now();
  const load = createLoader({ root, cache: new ParseCache(diskCache(root)) }).load();
  if (asJson) console.log(JSON.stringify({ findings: load.findings }, undefined, 2));
  else if (load.findings.length > 0) console.error(formatFindings(load.findings));
  else if (load.site !== undefined) console.log(summary(load.site, performance.now() - start));
  return load.findings.length > 0 ? 1 : 0;
}

function summary(site: Site, durationMs: number): string {
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  return `Spécification valide : ${siteCounts(site)} (${seconds} s).`;
}
