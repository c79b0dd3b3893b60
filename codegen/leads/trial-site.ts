import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Project } from '../run/project.ts';
import { copySite } from '../run/site-parts.ts';

/** Where the forms of a trial are posted, on the site itself. */
export const trialPath = '/demandes';

/**
 * Lays a copy of the site beside it, in `.leads/site`, whose forms all send to the receiver of the trial. What is built of it stays, so
 * that the next build takes it up again.
 */
export function layTrialSite({ root, engine }: Project): Project {
  const folder = join(root, '.leads/site');
  mkdirSync(folder, { recursive: true });
  copySite(root, folder);
  change(join(folder, 'spec/site.yaml'), ['forms', 'delivery'], trialPath);
  for (const file of globSync('spec/forms/*.yaml', { cwd: folder }))
    change(join(folder, file), ['delivery'], undefined);
  return { root: folder, engine };
}

/** Sets what stands there, or takes it away. */
function change(file: string, path: string[], value: string | undefined): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (value !== undefined) document.setIn(path, value);
  else if (document.hasIn(path)) document.deleteIn(path);
  writeFileSync(file, String(document));
}
