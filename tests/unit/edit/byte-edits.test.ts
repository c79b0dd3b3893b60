import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyItem, moveItem, removeEntry, insertEntry } from '../../../codegen/owner/edit/yaml/entries.ts';
import { renameKey, setScalar } from '../../../codegen/owner/edit/yaml/set-scalar.ts';
import type { ScalarValue } from '../../../src/shared/editing.ts';
import { spliced, readYaml } from '../../../codegen/owner/edit/yaml/yaml-text.ts';
import { isObject, replaced, valueAt, type DocumentPath, type Json } from '../../../codegen/base/json.ts';
import { dataOf, placesIn, specFiles } from './spec-files.ts';
import { anyCharacter, forAllOf } from '../../run/for-all.ts';
import { isNightly, sample } from '../../run/sample.ts';

const isSmall = ({ text }: { text: string }) => text.length < 12_000;
/** Small enough to be read again for every edit. */
const files = specFiles.filter(isSmall).map(readText);

function readText({ file, text }: (typeof specFiles)[number]) {
  const yaml = readYaml(text);
  const data = dataOf(text, yaml);
  return { file, text, yaml, data, places: placesIn(text, data) };
}

const hostile: readonly ScalarValue[] = [
  '', ' ', ' devant', 'derrière ', 'a: b', 'a:b', 'fin:', 'x #y', '#fff', '- tiret', '? clé', '[a, b]', '{a: b}', '{facts.x}',
  '"guillemets"', 'un " seul', "l'apostrophe", "'", '"', '\\', 'deux\nlignes', 'deux\n\nparagraphes\n', '\n', '\n\n', '  retrait\nmoins', 'tab\tulation', '\r\n', 'fin\n\n\n',
  'yes', 'no', 'on', 'true', 'null', '~', '', '1', '01000', '1.50', '1,5', '1e3', '0x1F', '0o17', '.inf', '.nan', '-', '--', '---', '...', '2026-12-31', '12:30:45', '1_000',
  '😀', '👩‍👩‍👧', '\u00A0', '\u202F', '\u2028', '\u0085', '\uFEFF', '\u0007', '%TAG', '@at', '`x`', '!tag', '&ancre', '*alias', '<<', '|', '>', '|-', 'a, b', 'a]', 'é'.repeat(300),
  'mot '.repeat(80).trim(), `${'mot '.repeat(60)}\nsuite`, 0, 1, -1.5, 3870, 1e21, 1e-7, true, false, null,
]; // prettier-ignore

const anyValue = fc.oneof(
  { arbitrary: fc.constantFrom(...hostile), weight: 3 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 20 }), weight: 1 },
);

/** A file by its number and a place in it, so that a counterexample is short. */
const place = (kind: 'scalars' | 'items' | 'entries') =>
  fc
    .constantFrom(...files.flatMap(({ places }, at) => (places[kind].length > 0 ? [at] : [])))
    .chain((at) => fc.constantFrom(...(files[at]?.places[kind] ?? [])).map((path) => ({ at, path })));

const fileAt = (at: number) => files[at]!;

const runs = sample(60, 1);

test('saving a value as it is changes no byte, whatever value of whatever file', () => {
  const large = isNightly ? specFiles.filter((one) => !isSmall(one)).map(readText) : [];
  for (const { yaml, data, places } of [...files, ...large])
    for (const path of places.scalars) expect(setScalar(yaml, path, valueAt(data, path) as ScalarValue)).toEqual([]);
});

test('a scalar takes any value, and every other byte stays', () => {
  forAllOf([place('scalars'), anyValue], runs, ({ at: number, path }, next) => {
    const { text, data, yaml } = fileAt(number);
    const splices = setScalar(yaml, path, next);
    const edited = spliced(text, splices);
    expect(dataOf(edited)).toEqual(replaced(data, path, next));
    expect(splices.length).toBeLessThanOrEqual(1);
    // Nothing outside of the value, and nothing before it.
    const [from, to] = rangeAt(yaml, path);
    for (const { start, end, text: written } of splices) {
      expect(start >= from && end <= to && start <= end).toBe(true);
      expect(written).toMatch(/^\S/);
    }
  });
});

test('an entry is taken away, and put back where it was written alone', () => {
  forAllOf([place('items')], runs, ({ at: number, path }) => {
    const { text, data, yaml } = fileAt(number);
    const edited = spliced(text, removeEntry(yaml, path));
    expect(dataOf(edited)).toEqual(without(data, path));
    expect(strangeLines(edited, text)).toEqual([]);
  });
  forAllOf([place('entries')], runs, ({ at: number, path }) => {
    const { text, data, yaml } = fileAt(number);
    expect(dataOf(spliced(text, removeEntry(yaml, path)))).toEqual(without(data, path));
  });
});

test('a key gets another name, and every other byte stays', () =>
  forAllOf(
    [place('entries'), fc.constantFrom('nom', 'a-b', 'yes', '1', 'a: b', '#x')],
    sample(30, 1),
    ({ at: number, path }, name) => {
      const { text, data, yaml } = fileAt(number);
      const parent = valueAt(data, path.slice(0, -1));
      fc.pre(isObject(parent) && !(name in parent));
      const splices = renameKey(yaml, path, name);
      expect(splices).toHaveLength(1);
      const edited = spliced(text, splices);
      expect(valueAt(dataOf(edited), [...path.slice(0, -1), name])).toEqual(valueAt(data, path));
      expect(edited.length - text.length).toBe((splices[0]?.text.length ?? 0) - (splices[0]!.end - splices[0]!.start));
    },
  ));

test('an item is copied and moved, with every line that it has', () =>
  forAllOf([place('items'), fc.nat()], runs, ({ at: number, path }, at) => {
    const { text, data, yaml } = fileAt(number);
    const list = path.slice(0, -1);
    const items = valueAt(data, list) as Json[];
    const [from, to] = [Number(path.at(-1)), at % (items.length + 1)];
    const item = items[from] as Json;
    expect(valueAt(dataOf(spliced(text, copyItem(yaml, path, to))), list)).toEqual(items.toSpliced(to, 0, item));
    const moved = items.toSpliced(to, 0, item).toSpliced(from < to ? from : from + 1, 1);
    expect(valueAt(dataOf(spliced(text, moveItem(yaml, path, to))), list)).toEqual(moved);
  }));

test('an item that is written anew goes where it is asked, and taking it away brings the bytes back', () =>
  forAllOf([place('items'), fc.nat()], runs, ({ at: number, path }, at) => {
    const { text, data, yaml } = fileAt(number);
    const list = path.slice(0, -1);
    const items = valueAt(data, list) as Json[];
    const to = at % (items.length + 1);
    const edited = spliced(text, insertEntry(yaml, list, to, '{ a: x }'));
    expect(valueAt(dataOf(edited), list)).toEqual(items.toSpliced(to, 0, { a: 'x' }));
    expect(spliced(edited, removeEntry(readYaml(edited), [...list, to]))).toBe(text);
  }));

test.each([
  ['a list below its key', 'a:\n  # of b\n  - b # c\nd: 1\n', ['a', 0], 'a: []\nd: 1\n'],
  [
    'an item with its comment, not the heading',
    'a:\n  # —— One ——\n  # of b\n  - b\n  - c\n',
    ['a', 0],
    'a:\n  # —— One ——\n  - c\n',
  ],
  ['a key behind a dash', '- a: 1\n  # of b\n  b: 2\n', [0, 'a'], '-\n  # of b\n  b: 2\n'],
  ['the last of a file', '# file\n- a\n\n- b\n', [1], '# file\n- a\n'],
  ['one of two in brackets', 'a: [b, c] # d\n', ['a', 1], 'a: [b] # d\n'],
  ['windows lines', 'a:\r\n  - b\r\n  - c\r\n', ['a', 0], 'a:\r\n  - c\r\n'],
] as const)('removes %s', (_, text, path, expected) =>
  expect(spliced(text, removeEntry(readYaml(text), path))).toBe(expected),
);

test.each([
  ['a: >-\n  un\n  deux\n\nb: 1\n', 'trois', 'a: >-\n  trois\n\nb: 1\n'],
  ['a: | # pourquoi\n  un\n', 'deux\ntrois\n', 'a: | # pourquoi\n  deux\n  trois\n'],
  ['a: un # note\n', 'x: y', 'a: "x: y" # note\n'],
  ["a: 'un'\n", "l'autre", "a: 'l''autre'\n"],
  ['a: un\n', 'dit "non"', 'a: dit "non"\n'],
  ['a: un\r\nb: 2\r\n', 'deux', 'a: deux\r\nb: 2\r\n'],
  ['a:\nb: 2\n', 'deux', 'a: deux\nb: 2\n'],
  ['a: 3870\n', 4170, 'a: 4170\n'],
])('%j takes %j', (text, next, expected) =>
  expect(spliced(text, setScalar(readYaml(text), ['a'], next))).toBe(expected),
);

function without(data: Json, [step, ...rest]: DocumentPath): Json {
  if (Array.isArray(data)) {
    if (rest.length === 0) return data.toSpliced(Number(step), 1);
    return data.with(Number(step), without(data[Number(step)] as Json, rest));
  }
  const { [String(step)]: value, ...others } = data as Record<string, Json>;
  return rest.length === 0 ? others : { ...(data as object), [String(step)]: without(value as Json, rest) };
}

function rangeAt(yaml: ReturnType<typeof readYaml>, path: DocumentPath): [number, number] {
  const { range } = yaml.tree.getIn(path, true) as { range: [number, number, number] };
  return [range[0], range[1]];
}

/** Lines of an edited text that the text before did not have; of lists in brackets, a line loses an item. */
function strangeLines(edited: string, text: string): string[] {
  const known = new Set(text.split('\n'));
  return edited.split('\n').filter((line) => !known.has(line) && !/[[\]{},]/u.test(line));
}
