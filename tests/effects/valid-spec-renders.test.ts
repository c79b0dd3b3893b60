import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Site } from '#src/ui/site.ts';
import { fraction } from '../run/for-all.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { files, loadWith, textOf } from './copied-spec.ts';
import { sample } from '../run/sample.ts';

// A spec that `check` accepts renders: what would not is a finding, whatever was removed, repeated, swapped or exchanged.

const assets = { script: '/main.js', stylesheet: '/main.css', fonts: [], islands: [] };

type Tree = null | string | number | boolean | Tree[] | { [key: string]: Tree };
type Holder = Tree[] | { [key: string]: Tree };

/** Every list and mapping of a document. */
function holders(tree: Tree): Holder[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return [tree, ...Object.values(tree).flatMap(holders)];
}

const kinds = [
  'remove', 'empty', 'repeat', 'swap', 'exchange', 'zero', 'negate', 'enlarge', 'first', 'rename',
] as const; // prettier-ignore
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

test('a changed spec that is accepted renders every page, with numbers for numbers', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), edit, (file, change) => {
      const tree = parse(textOf(file)) as Tree;
      apply(tree, change);
      // Checked against the schemas from which `Site` is emitted.
      const site = loadWith(file, stringify(tree, { lineWidth: 0 })).site as unknown as Site | undefined;
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
