import { formatFindings } from './findings/finding.ts';
import { diskCache } from './paths.ts';
import { ParseCache } from './read/parse-cache.ts';
import { createLoader, type Load } from './pipeline.ts';

/** Reports every finding of the spec, as text or as JSON. Resolves to the exit code: 0 clean, 1 findings. */
export function check(root: string, asJson: boolean): number {
  const start = performance.now();
  const load = createLoader({ root, cache: new ParseCache(diskCache(root)) }).load();
  if (asJson) console.log(JSON.stringify({ findings: load.findings }, undefined, 2));
  else if (load.findings.length > 0) console.error(formatFindings(load.findings));
  else console.log(summary(load, performance.now() - start));
  return load.findings.length > 0 ? 1 : 0;
}

function summary({ site }: Load, durationMs: number): string {
  const rows = Object.values(site?.tables ?? {}).reduce((sum, table) => sum + table.length, 0);
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  return `Spécification valide : ${site?.pages.length ?? 0} pages, ${rows} lignes de tables, ${Object.keys(site?.facts ?? {}).length} chiffres (${seconds} s).`;
}
