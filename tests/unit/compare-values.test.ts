import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValues } from '../../codegen/owner/diff/compare-values.ts';
import { changeWords } from '../../codegen/owner/edit/words/value-words.ts';
import type { Json } from '../../codegen/base/json.ts';
import { forAllOf } from '../run/for-all.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionAt } from '../../codegen/owner/diff/version.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const compare = (before: Json, after: Json) =>
  compareValues(before, after, [], []).map(({ kind, path, oldPath }) => [kind, oldPath.join('/'), path.join('/')]);

const rows = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase(), price: id.length }));

test('a row is told by its id: new, gone, moved', () => {
  expect(compare(rows('a', 'b', 'c'), rows('a', 'x', 'b', 'c'))).toEqual([['added', '', '1']]);
  expect(compare(rows('a', 'b', 'c'), rows('b', 'c'))).toEqual([['removed', '0', '']]);
  expect(compare(rows('a', 'b', 'c'), rows('b', 'c', 'a'))).toEqual([['moved', '0', '2']]);
});

test('another id is a new name of the row, by its former ids or by likeness', () => {
  const [a, b] = [rows('a')[0]!, rows('b')[0]!];
  expect(compare([a, b], [{ ...a, id: 'z', formerIds: ['a'], name: 'Z', price: 9 }, b])).toEqual([
    ['renamed', '0/id', '0/id'],
    ['changed', '0/name', '0/name'],
    ['changed', '0/price', '0/price'],
  ]);
  expect(compare([a, b], [{ ...a, id: 'z' }, b])).toEqual([['renamed', '0/id', '0/id']]);
});

test('a field, a word of a list, an order of keys', () => {
  expect(compare({ a: 1, b: 2 }, { a: 1, c: 3 })).toEqual([
    ['added', 'c', 'c'],
    ['removed', 'b', 'b'],
  ]);
  expect(compare(['a', 'b'], ['a', 'c'])).toEqual([['changed', '1', '1']]);
  expect(compare({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([['moved', '', '']]);
});

test('equal values have no difference, others have one', () =>
  forAllOf([fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 })], { numRuns: 200 }, (one, other) => {
    const [before, after] = [one, other] as Json[];
    expect(compareValues(before!, structuredClone(before!), [], [])).toEqual([]);
    expect(compareValues(before!, after!, [], []).length === 0).toBe(JSON.stringify(one) === JSON.stringify(other));
  }));

test('numbers with their unit and how much they rise; long texts around what differs', () => {
  expect(changeWords(3870, 4170, '€')).toBe('3 870 € → 4 170 € (+7,8 %)');
  expect(changeWords(285, 290, '%')).toBe('285 % → 290 %');
  expect(changeWords(0.5, 0.4, undefined)).toBe('0,5 → 0,4 (−20 %)');
  const words = Array.from({ length: 40 }, (_, at) => `mot${at}`);
  expect(changeWords(words.join(' '), words.with(20, 'autre').join(' '), undefined)).toBe(
    '« … mot17 mot18 mot19 mot20 mot21 mot22 mot23 … » → « … mot17 mot18 mot19 autre mot21 mot22 mot23 … »',
  );
});

const root = testFolder();

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();

function commit(file: string, text: string): void {
  writeBelow(root, { [file]: text });
  git('add', '-A');
  git('commit', '-qm', file);
}

test('a site in a folder of its repository has versions too', () => {
  git('init', '-q');
  commit('boulangerie/spec/site.yaml', 'name: Avant');
  commit('boulangerie/spec/site.yaml', 'name: Maintenant');
  const { project, discard } = versionAt({ root: join(root, 'boulangerie'), engine: root }, 'HEAD~1');
  expect(readFileSync(join(project.root, 'spec/site.yaml'), 'utf8')).toBe('name: Avant');
  discard();
});
