import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import type { UsedBlocks } from '../emit/used-blocks.ts';
import { renameInStyles, shortClassNames } from './class-names.ts';
import { reachedFrom, styleSources } from '../emit/style-sources.ts';
import { applicationSheet, mainSheet } from './assets.ts';
import { splitStyles } from './split-styles.ts';

/**
 * Gives the applications of a site a stylesheet of their own. Tailwind compiles one sheet for all views, for one theme and one order;
 * the rules that only applications use are then moved.
 * @param used the blocks of the site
 * @param names receives the short names of utilities in both stylesheets (docs/decisions/page-weight.md)
 */
export function applicationStyles(
  engine: string,
  used: Pick<UsedBlocks, 'blocks' | 'applications'>,
  names: Map<string, string>,
): Plugin {
  const main = join(engine, mainSheet);
  const src = join(engine, 'src');
  let moved = '';
  return {
    name: 'application-styles',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id === main) {
        const others = [...used.blocks.keys()].filter((type) => !used.applications.includes(type));
        const shared = styleSources(src, others);
        const own = styleSources(src, used.applications).filter((file) => !shared.includes(file));
        const root = postcss.parse(code);
        const applications = postcss.parse(
          splitStyles(
            root,
            classNames(shared.map((file) => join(src, file))),
            own.map((file) => classNames(onOneElement(src, join(src, file)))),
          ),
        );
        const sheets = [root, applications];
        const views = [...shared, ...own].map((file) => readFileSync(join(src, file), 'utf8'));
        for (const [name, short] of shortClassNames(sheets, views)) names.set(name, short);
        for (const sheet of sheets) renameInStyles(sheet, names);
        moved = applications.toString();
        return { code: withoutRanges(root.toString()), map: null };
      }
      if (id !== join(engine, applicationSheet)) return undefined;
      await this.load({ id: main });
      return { code: withoutRanges(`${code}\n${moved}`), map: null };
    },
  };
}

/** Lowered like the rest, `(width < 80rem)` would be `not (min-width: 80rem)`, which Chrome reads from 104 on and Safari from 16.4 on. */
function withoutRanges(css: string): string {
  return css.replaceAll(/\(width < ([\d.]+)rem\)/g, (_, rem) => `(max-width: ${(Number(rem) - 0.01).toFixed(3)}rem)`);
}

/** A view, and the views that it passes class names to. */
function onOneElement(src: string, view: string): ReadonlySet<string> {
  const reached = reachedFrom(src, [view], (file, text) => file === view || /\bclassName\??: string/.test(text));
  return new Set(reached.keys());
}

/** The possible class names in some files, by Tailwind's scanner. */
function classNames(files: Iterable<string>): ReadonlySet<string> {
  const contents = Array.from(files, (file) => ({
    content: readFileSync(file, 'utf8'),
    extension: extname(file).slice(1),
  }));
  return new Set(new Scanner({}).scanFiles(contents));
}
