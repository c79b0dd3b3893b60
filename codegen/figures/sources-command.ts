import { formatFindings } from '../findings/finding.ts';
import { diskCache } from '../paths.ts';
import { createLoader } from '../pipeline.ts';
import { ParseCache } from '../read/parse-cache.ts';
import { currentFigures, readApproved, writeApproved } from './source-ledger.ts';

/** `sources`: notes every figure with its source as approved, and says which changed. Returns the exit code. */
export function sourcesCommand(root: string): number {
  const { findings, sources } = createLoader({ root, cache: new ParseCache(diskCache(root)) }).load();
  if (findings.length > 0) {
    console.error(formatFindings(findings));
    return 1;
  }
  const facts = sources.find(({ document }) => document.kind === 'facts');
  const before = readApproved(root);
  const now = facts === undefined ? {} : currentFigures(facts);
  const changed = Object.entries(now).filter(
    ([name, { figure }]) => before[name] !== undefined && before[name].figure !== figure,
  );
  writeApproved(root, now);
  for (const [name, { figure, source }] of changed)
    console.log(`${name} : ${before[name]?.figure} → ${figure} (${source})`);
  console.log(`${Object.keys(now).length} chiffres notés avec leur source, dont ${changed.length} changés.`);
  return 0;
}
