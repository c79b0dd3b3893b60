import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundlesFolder } from '../../codegen/run/project.ts';

/** The folder of the bundles that one or more pages of the build were made with: that which has its stylesheets and scripts, of the renderers of several builds that of the last. */
export function bundleOf(root: string, html: string): string {
  const folder = bundlesFolder(root);
  const files = html.match(/\/assets\/[\w-]+\.(?:css|js)/g) ?? [];
  const own = readdirSync(folder)
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .find((bundle) => files.every((file) => existsSync(join(bundle, 'client', file))));
  if (own === undefined) throw new Error(`no bundle of ${folder} has the files ${files.join(', ')}`);
  return own;
}
