import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readClassNames } from '../../codegen/output/build/assets.ts';
import type { ClassNames } from '../../codegen/output/build/class-names.ts';
import { bundlesFolder } from '../../codegen/run/paths.ts';

/** The short names of the classes of a page of the build: they are noted beside the bundles that it was made with. */
export function classNamesOf(root: string, html: string): ClassNames {
  const folder = bundlesFolder(root);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, sheet = '']) => sheet);
  const own = readdirSync(folder)
    .map((name) => join(folder, name, 'client'))
    .find((client) => sheets.every((sheet) => existsSync(join(client, sheet))));
  if (own === undefined) throw new Error(`no bundle of ${folder} has the stylesheets ${sheets.join(', ')}`);
  return readClassNames(own);
}
