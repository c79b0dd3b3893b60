import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cached } from '../base/cached.ts';

/** An SVG element of an icon: its tag and its attributes. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Names of Lucide icons, kebab-case, by the files of the installed package. No file of this folder imports the package: that costs 100 ms, and
 * loads the development version of React before the build asks for the other one.
 */
export const lucideIcons = cached<void, ReadonlySet<string>>(() => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs');
  return new Set(files.map((file) => file.slice(0, -'.mjs'.length)));
});

/** The elements of an icon on a square of 24, as its module lists them. A former name leads to the module of the present one. */
export function readIconShapes(name: string): readonly IconShape[] {
  const text = readFileSync(join(folder, `${name}.mjs`), 'utf8');
  const present = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(text)?.[1];
  if (present !== undefined) return readIconShapes(present);
  const list = /\bnode: (\[.*?\]\s*\])/s.exec(text)?.[1];
  if (list === undefined) throw new Error(`lucide-react/icons/${name} lists no shapes.`);
  // A JavaScript literal, and JSON once its keys are quoted.
  const shapes = JSON.parse(list.replaceAll(/([{,]\s*)([\w-]+):/g, '$1"$2":')) as readonly IconShape[];
  return shapes.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');
