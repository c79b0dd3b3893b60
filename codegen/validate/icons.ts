import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** An SVG element of an icon: its tag and its attributes. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The names of all icons. A run asks for a few of them; listing the thousands of files of the package takes ten milliseconds. */
export interface IconNames {
  has: (name: string) => boolean;
  all: () => ReadonlySet<string>;
}

/**
 * Names of Lucide icons, kebab-case, by the files of the installed package. Nothing here imports the package: that costs
 * 100 ms, and brings a React into this process before the build has said that it wants the one for production.
 */
export const lucideIcons: IconNames = { has: isIcon, all: readIconNames };

const looked = new Map<string, boolean>();

function isIcon(name: string): boolean {
  const known = looked.get(name) ?? (/^[a-z\d-]+$/.test(name) && name !== 'index' && existsSync(fileOf(name)));
  looked.set(name, known);
  return known;
}

function readIconNames(): ReadonlySet<string> {
  iconNames ??= new Set(
    readdirSync(iconFolder()).flatMap((name) =>
      name.endsWith('.mjs') && name !== 'index.mjs' ? [name.slice(0, -'.mjs'.length)] : [],
    ),
  );
  return iconNames;
}

/** An installed package does not change while we run. */
let iconNames: ReadonlySet<string> | undefined;

/** The elements of an icon on a square of 24, as its module lists them. A former name leads to the module of the present one. */
export function readIconShapes(name: string): readonly IconShape[] {
  const known = iconShapes.get(name) ?? parseIconShapes(name);
  iconShapes.set(name, known);
  return known;
}

const iconShapes = new Map<string, readonly IconShape[]>();

function parseIconShapes(name: string): readonly IconShape[] {
  const text = readFileSync(fileOf(name), 'utf8');
  const present = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(text)?.[1];
  if (present !== undefined) return readIconShapes(present);
  const list = /\bnode: (\[.*?\]\s*\])/s.exec(text)?.[1];
  if (list === undefined) throw new Error(`lucide-react/icons/${name} lists no shapes.`);
  // A JavaScript literal, and JSON once its keys are quoted.
  const shapes = JSON.parse(list.replaceAll(/([{,]\s*)([\w-]+):/g, '$1"$2":')) as readonly IconShape[];
  return shapes.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}

function fileOf(name: string): string {
  return join(iconFolder(), `${name}.mjs`);
}

function iconFolder(): string {
  folder ??= join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');
  return folder;
}

let folder: string | undefined;
