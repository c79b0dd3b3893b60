import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The site that the browser tests read, as JSON: loading the spec takes as long as several tests, so one process does it for all. */
export const siteFile = join(root, 'tests/.results/site.json');

/** Writes it anew, but where a stage of `npm test` has. @throws where the spec has findings */
export function setup(): void {
  if (process.env['SITE_FILE'] === undefined)
    execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
}

// `node tests/run/site-file.ts` writes it.
if (import.meta.main) {
  const { formatFindings } = await import('../../codegen/base/findings/finding.ts');
  const { createLoader } = await import('../../codegen/pipeline.ts');
  const { site, findings } = createLoader({ root }).load();
  if (site === undefined) throw new Error(formatFindings(findings));
  mkdirSync(dirname(siteFile), { recursive: true });
  writeFileSync(siteFile, JSON.stringify(site));
}
