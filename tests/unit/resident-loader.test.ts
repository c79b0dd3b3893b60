import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ParseCache } from '../../codegen/load/read/parse-cache.ts';
import { compileSchemas } from '../../codegen/load/validate/compile-schemas.ts';
import { textsIn } from '../../codegen/load/values/walk-texts.ts';
import { createLoader, type Load } from '../../codegen/pipeline.ts';
import { edits } from '../incremental/edits.ts';

const engine = join(import.meta.dirname, '../..');
const project = { root: join(engine, 'examples/voile'), engine };
const compiled = compileSchemas(project);
const loader = (isResident: boolean) => createLoader({ ...project, cache: new ParseCache(), compiled, isResident });
const load = (isResident: boolean) => loader(isResident).load;

/** What an owner edits: a text or a figure, a row, a file that goes, mistakes among them. The schemas are those of the loader. */
const places = edits.filter(({ file }) => /examples\/voile\/spec\/(?!schema\/)/.test(file));
const state = fc.tuple(...places.map(({ variants }) => fc.oneof(fc.constant(0), fc.nat(variants.length))));

/** The spec as it would be with some of the edits, each made in the text that those before have left. */
function changesOf(said: readonly number[]): ReadonlyMap<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const [index, { file, variants }] of places.entries()) {
    const variant = variants[(said[index] ?? 0) - 1];
    const name = file.replace('examples/voile/', '');
    const text = changes.has(name) ? changes.get(name) : readFileSync(join(engine, file), 'utf8');
    if (variant === undefined || text === null || text === undefined) continue;
    try {
      changes.set(name, variant(text) ?? null);
    } catch {
      // An edit before this one has taken the words away.
    }
  }
  return changes;
}

/** All that a run comes to, with where each block is written. */
function outcomeOf({ site, findings, pages }: Load): unknown {
  const made = [...pages.values()].map(({ path, route, blocks }) => [
    path,
    [route, ...blocks].map((part) => {
      const last = textsIn(part.value).at(-1)?.path ?? [];
      const origins = [part.originOf([]), part.originOf(last)].map(({ source, path: place }) => [
        source.document.file,
        source.document.text.length,
        place,
      ]);
      return [part.value, [...part.facts], origins];
    }),
  ]);
  return JSON.parse(JSON.stringify({ site, findings, made }));
}

test('a loader that goes on comes to the same as one that starts, whatever was edited before', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 4 }), (states) => {
      const again = load(true);
      for (const said of states) {
        const changes = changesOf(said);
        expect(outcomeOf(again(changes))).toEqual(outcomeOf(load(false)(changes)));
      }
    }),
    { numRuns: 6, seed: 7 },
  );
});

/** Other figures, other texts, and references that lead nowhere, of a file that holds some. */
const slips = [
  (text: string) => text.replaceAll(/(?<=: )\d+$/gm, (figure) => String(Number(figure) + 1)),
  (text: string) => text.replaceAll(/(?<=: )\p{Lu}[\p{L} ]{2,}$/gmu, (words) => `${words} bis`),
  (text: string) => text.replaceAll(/\{(facts|row)\.[\w.-]+/g, '{$1.nowhere'),
];

test('it takes nothing over that refers to a figure or a text that is another one now', () => {
  const again = load(true);
  const files = new Set([...again().sources].map(({ document }) => document.file));
  for (const file of files) {
    const text = readFileSync(join(project.root, file), 'utf8');
    for (const slip of slips) {
      const edited = slip(text);
      if (edited === text) continue;
      const changes = new Map([[file, edited]]);
      const fresh = outcomeOf(load(false)(changes));
      expect(outcomeOf(again(changes)), file).toEqual(fresh);
      expect(outcomeOf(again(changes)), `${file}, read again`).toEqual(fresh);
      again();
    }
  }
});

test('a check finds the same, and counts what the site has, without putting it together', () => {
  const { load: whole, check } = loader(false);
  const { site, findings, sources } = whole();
  const { pages = [], tables = {}, facts = {} } = site ?? {};
  const rows = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
  const size = { pages: pages.length, rows, facts: Object.keys(facts).length };
  expect(check()).toMatchObject({ findings, size, site: undefined });
  const { file, text } = sources.map(({ document }) => document).find(({ kind }) => kind === 'page') ?? {
    file: '',
    text: '',
  };
  const changes = new Map([[file, `${text}\nnowhere: 1\n`]]);
  expect(whole(changes).findings).not.toEqual([]);
  expect(check(changes)).toMatchObject({ findings: whole(changes).findings, size: undefined });
});

test('it hands on the very values that say the same: the dev server draws the others alone', () => {
  const again = load(true);
  const { site: before, pages } = again();
  const edited = [...pages.values()].find(({ row }) => row === undefined);
  const { file = '', text = '' } = edited?.page.document ?? {};
  const { site: after } = again(new Map([[file, `${text}\n# Une remarque.\n`]]));
  expect(after?.settings).toBe(before?.settings);
  expect(after?.navigation).toBe(before?.navigation);
  expect(after?.theme).toBe(before?.theme);
  expect(after?.vat).toBe(before?.vat);
  const drawnAgain = after?.pages.filter((page) => page !== before?.pages.find(({ path }) => path === page.path));
  expect(drawnAgain?.map(({ path }) => path)).toEqual([edited?.path]);
});
