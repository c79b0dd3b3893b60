import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The site that the browser tests read, as JSON: loading the spec takes as long as several tests, so one process does it for all. */
export const siteFile = join(root, 'tests/.results/site.json');

/** Writes it anew, but where a stage of `npm test` has. @throws where the spec has findings */
export function setup(): void {
  if (process.env['SITE_FILE'] !== undefined) return;
  execFileSync(process.execPath, [join(import.meta.dirname, 'write-site.ts'), root, siteFile], { stdio: 'inherit' });
}
