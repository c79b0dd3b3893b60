import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import type { Plugin } from 'vite';
import type { Schemas } from '../../load/schemas/schemas.ts';
import { styleSources } from '../emit/style-sources.ts';
import { splitStyles } from './split-styles.ts';

/** The stylesheet of pages that have an application, from the folder of the engine. */
export const applicationSheet = 'src/styles/applications.css';

/** The stylesheet of every page, likewise. */
export const mainSheet = 'src/styles/main.css';

/**
 * Gives the applications of a site a stylesheet of their own. Tailwind compiles one for all views, so that theme and order are
 * those of one; what no other block uses is then moved.
 * @param used the blocks of the site
 */
export function applicationStyles(engine: string, used: Pick<Schemas, 'blocks' | 'applications'>): Plugin {
  const main = join(engine, mainSheet);
  const classes = (types: readonly string[]) => classNames(join(engine, 'src'), types);
  let moved = '';
  return {
    name: 'application-styles',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id === main) {
        const others = [...used.blocks.keys()].filter((type) => !used.applications.includes(type));
        const sheets = splitStyles(code, classes(others), classes(used.applications));
        moved = sheets.applications;
        return { code: sheets.shared, map: null };
      }
      if (id !== join(engine, applicationSheet)) return undefined;
      await this.load({ id: main });
      return { code: `${code}\n${moved}`, map: null };
    },
  };
}

/** What the views of some blocks, and all that they import, may use as class names: as Tailwind sees it. */
function classNames(src: string, types: readonly string[]): ReadonlySet<string> {
  const files = styleSources(src, types).map((file) => ({
    content: readFileSync(join(src, file), 'utf8'),
    extension: extname(file).slice(1),
  }));
  return new Set(new Scanner({}).scanFiles(files));
}
