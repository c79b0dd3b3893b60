import fc from 'fast-check';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import type { Site } from '#src/ui/site.ts';
import { fraction } from '../run/fraction.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { compiled } from './compiled.ts';
import { sample } from '../run/sample.ts';

// A spec that `check` accepts renders: what would not is a finding, whatever was removed, repeated, swapped or exchanged.

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spec-'));
for (const part of ['spec', 'codegen/schema', 'src/blocks'])
  cpSync(join(root, part), join(folder, part), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('.yaml'),
  });
cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const loader = createLoader({ root: folder, cache: new ParseCache(), compiled });
const files = readdirSync(join(folder, 'spec'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('schema'))
  .toSorted();

const assets = { script: '/main.js', stylesheet: '/main.css', fonts: [], islands: [] };

type Tree = null | string | number | boolean | Tree[] | { [key: string]: Tree };
type Holder = Tree[] | { [key: string]: Tree };

/** Every list and mapping of a document. */
function holders(tree: Tree): Holder[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return [tree, ...Object.values(tree).flatMap(holders)];
}

const kinds = [
  'remove',
  'empty',
  'repeat',
  'swap',
  'exchange',
  'zero',
  'negate',
  'enlarge',
  'first',
  'rename',
] as const;
const edit = fc.record({ kind: fc.constantFrom(...kinds), holder: fraction, at: fraction, other: fraction });
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** Changes one list or mapping of a document; nothing when the change does not apply there. */
function apply(tree: Tree, { kind, holder, at, other }: Edit): void {
  const all = holders(tree);
  const place = all[Math.floor(holder * all.length)];
  if (place === undefined) return;
  const keys = Object.keys(place);
  const key = keys[Math.floor(at * keys.length)];
  if (key === undefined) return;
  const values = place as Record<string, Tree>;
  const value = values[key] ?? null;
  if (Array.isArray(place)) {
    const index = Number(key);
    if (kind === 'remove') place.splice(index, 1);
    if (kind === 'empty') place.splice(0);
    if (kind === 'repeat') place.splice(index, 0, value);
    if (kind === 'swap') place.push(...place.splice(index, 1));
    if (kind === 'first') place.splice(1);
  } else if (kind === 'remove') delete values[key];
  if (typeof value === 'number') {
    if (kind === 'zero') values[key] = 0;
    if (kind === 'negate') values[key] = -value;
    if (kind === 'enlarge') values[key] = value * 10;
  }
  if (kind === 'rename' && key === 'id' && typeof value === 'string') values[key] = `${value}-two`;
  if (kind === 'exchange') {
    // The same key elsewhere in the document: another row's reference, another item's name.
    const twins = all.filter((twin) => !Array.isArray(twin) && Object.hasOwn(twin, key) && twin !== place);
    const twin = twins[Math.floor(other * twins.length)] as Record<string, Tree> | undefined;
    if (twin !== undefined) values[key] = twin[key] ?? null;
  }
}

/** Loads the spec with one file replaced, and puts the file back. */
function siteWith(file: string, text: string): Site | undefined {
  const path = join(folder, 'spec', file);
  const original = readFileSync(path);
  try {
    writeFileSync(path, text);
    // Checked against the schemas from which `Site` is emitted.
    return loader.load().site as unknown as Site | undefined;
  } finally {
    writeFileSync(path, original);
  }
}

test('a changed spec that is accepted renders every page, with numbers for numbers', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), edit, (file, change) => {
      const tree = parse(readFileSync(join(folder, 'spec', file), 'utf8')) as Tree;
      apply(tree, change);
      const site = siteWith(file, stringify(tree, { lineWidth: 0 }));
      if (site === undefined) return;
      for (const page of site.pages) {
        const html = renderPage(site, page, assets);
        const at = html.search(/\bNaN\b|\bundefined\b|\[object|Infinity|−[-−]/u);
        // Told with the words around it.
        expect(
          at === -1 ? undefined : html.slice(Math.max(0, at - 60), at + 40),
          `${page.path}, with a change of spec/${file}`,
        ).toBeUndefined();
      }
    }),
    // A change that fails says enough as it is: looking for a smaller one takes minutes.
    { ...sample(3, 2026), endOnFailure: true },
  );
});
