import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundlesFolder } from '../../codegen/run/paths.ts';

/** The folder of the bundles that a page of the build was made with: that which has the stylesheets of the page. */
export function bundleOf(root: string, html: string): string {
  const folder = bundlesFolder(root);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, sheet = '']) => sheet);
  const own = readdirSync(folder)
    .map((name) => join(folder, name))
    .find((bundle) => sheets.every((sheet) => existsSync(join(bundle, 'client', sheet))));
  if (own === undefined) throw new Error(`no bundle of ${folder} has the stylesheets ${sheets.join(', ')}`);
  return own;
}
