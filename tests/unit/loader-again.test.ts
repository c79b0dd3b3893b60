import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { schemasOf } from '../contract/edited-sites.ts';
import { textsIn } from '../../codegen/base/json.ts';
import { createLoader, type LoadResult } from '../../codegen/pipeline.ts';
import { edits } from '../run/voile-edits.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';

const engine = join(import.meta.dirname, '../..');
const project = { root: join(engine, 'examples/voile'), engine };
const compiled = schemasOf('examples/voile');

/** What an owner edits: a text or a figure, a row, a file that goes, mistakes among them. The schemas are those of the loader. */
const places = edits.filter(({ file }) => /examples\/voile\/spec\/(?!schema\/|ledgers\/)/.test(file));
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

/** All that a run comes to, with where each block is written, as JSON. */
function outcomeOf({ site, findings, pages }: LoadResult): string {
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
  return JSON.stringify({ site, findings, made });
}

function expectSame(now: string, fresh: string): void {
  if (now !== fresh) expect(JSON.parse(now)).toEqual(JSON.parse(fresh));
}

test('a loader that has loaded before gives the same result as a new one, whatever was edited in between', () => {
  const reused = createLoader({ ...project, cache: new ParseCache(), compiled });
  forAllOf([state], sample(3, 7), (edited) => {
    const changes = changesOf(edited);
    const fresh = createLoader({ ...project, cache: new ParseCache(), compiled });
    expectSame(outcomeOf(reused.load(changes)), outcomeOf(fresh.load(changes)));
  });
});

test('a check finds the same, and counts what the site has, without putting it together', () => {
  const { load: whole, check } = createLoader({ ...project, cache: new ParseCache(), compiled });
  const { site, findings, sources } = whole();
  const { pages = [], tables = {}, facts = {} } = site ?? {};
  const rows = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
  const size = { pages: pages.length, rows, facts: Object.keys(facts).length };
  const checked = check();
  expect(checked).toMatchObject({ findings, size });
  expect(checked).not.toHaveProperty('site');
  const { file, text } = sources.map(({ document }) => document).find(({ kind }) => kind === 'page')!;
  const changes = new Map([[file, `${text}\nnowhere: 1\n`]]);
  expect(whole(changes).findings).not.toEqual([]);
  expect(check(changes)).toMatchObject({ findings: whole(changes).findings, size: undefined });
});
