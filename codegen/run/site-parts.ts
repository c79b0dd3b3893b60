import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a site is, in its folder: the spec, what is copied beside the pages, and the ledgers. */
export const siteParts = [
  'spec',
  'public',
  'page-dates.json',
  'published.json',
  'figure-sources.json',
  'approvals.json',
];

/** Makes a folder hold the site of another one, and leaves what else is there. */
export function copySite(from: string, to: string): void {
  for (const part of siteParts) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
  }
}
