import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { diffJson, faultCount, type DiffReport } from '../../codegen/owner/diff/report.ts';
import { formatHtml } from '../../codegen/owner/diff/format-html.ts';
import { formatText } from '../../codegen/owner/diff/format-text.ts';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import type { Changes } from '../../codegen/read/read.ts';
import { loaderOf, withProject } from '../findings/project.ts';
import fc from 'fast-check';
import { compareValues } from '../../codegen/owner/diff/written-changes.ts';
import { changeWords } from '../../codegen/owner/edit/words/subject.ts';
import type { Json } from '../../codegen/base/json.ts';
import { forAllOf } from '../run/for-all.ts';
import { spawnSync } from 'node:child_process';
import { versionAt } from '../../codegen/owner/diff/version.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const schemaIn = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/schemas', name), 'utf8')) as object;
const ajv = new Ajv({ formats: fullFormats }).addSchema(schemaIn('check-report.schema.json'));
const isDiffReport = ajv.compile(schemaIn('diff-report.schema.json'));

const offers = (more: string) =>
  `- { id: basic, name: Essentielle, priceEur: 9, delay: "{facts.delay.usual}"${more} }\n`;

/** What is said of two versions of a file of the small project, its table. */
function reportOf(before: string, after: string, file = 'spec/tables/offers.yaml'): DiffReport {
  return withProject(undefined, (root) => {
    const loader = loaderOf(root);
    const read = (text: string) => {
      const changes: Changes = new Map([[file, text]]);
      return readForEdit(root, { ...loader, load: () => loader.load(changes) });
    };
    const written = compareWritten(read(before), read(after));
    return {
      against: 'avant',
      day: '2027-01-15',
      ...written,
      texts: [],
      addresses: [],
      published: undefined,
      notRendered: undefined,
    };
  });
}

test('days that a row is on the site are told as such', () => {
  const text = formatText(reportOf(offers(', until: 2999-12-31'), offers(', until: 2999-06-30, draft: false')));
  expect(text).toContain(`Valeurs écrites
  Dernier jour sur le site de « Essentielle » (offers) : « 2999-12-31 » → « 2999-06-30 »   spec/tables/offers.yaml:1`);
  expect(text).toContain('En plus : Brouillon de « Essentielle » (offers), non');
});

const figure = (value: number, origin: string, name = 'Croissance') => `
growth:
  label: ${name}
  unit: "%"
  readings:
    main: { value: ${value}, shownOn: [/], ${origin} }
    counted: { derived: { kind: count, of: offers }, shownOn: [/] }
`;

test.each([
  [
    'changed while its source did not',
    figure(15, 'source: Étude'),
    ['Chiffre « Croissance » (main) : 12 % est devenu 15 %, la source est restée « Étude »'],
  ],
  [
    'lost its source',
    figure(12, 'because: À voir'),
    ["facts.growth.main (12 %) n'a plus de source : c'était « Étude »"],
  ],
  ['changed with its source', figure(15, 'source: Autre étude'), []],
  ['is as it was', figure(12, 'source: Étude', 'Hausse'), []],
])('a figure that %s', (_, after, words) => {
  const { sources } = reportOf(figure(12, 'source: Étude'), after, 'spec/facts.yaml');
  expect(sources.map((one) => one.words)).toEqual(words);
});

test('the report for machines follows its schema, whatever is at fault', () => {
  const report = reportOf(offers(''), offers(', includes: nobody'));
  const addresses: DiffReport['addresses'] = [
    { address: '/a', answers: 'added' },
    { address: '/b', answers: 'moved', to: '/a' },
    { address: '/c', answers: 'gone' },
    { address: '/d', answers: 'lost' },
  ];
  const json = JSON.parse(JSON.stringify(diffJson({ ...report, addresses }))) as {
    addresses: unknown;
    disagreements: unknown[];
  };
  isDiffReport(json);
  expect(isDiffReport.errors).toBeNull();
  expect(json.disagreements).toHaveLength(1);
  expect(json.addresses).toEqual(addresses);
});

test('what must be looked at fails a strict run: new findings, lost addresses, nothing else', () => {
  const quiet = reportOf(offers(''), offers(', featured: true'));
  expect(faultCount(quiet)).toBe(0);
  expect(faultCount({ ...quiet, addresses: [{ address: '/a', answers: 'gone' }] })).toBe(0);
  expect(faultCount({ ...quiet, addresses: [{ address: '/a', answers: 'lost' }] })).toBeGreaterThan(0);
  expect(faultCount(reportOf(offers(''), offers(', includes: nobody')))).toBeGreaterThan(0);
});

test('the page needs no other file, and what it quotes stays text', () => {
  const report = reportOf(offers(''), offers(', code: "a&b"'));
  const texts = [{ before: '<script>alert(1)</script>', after: '"x"', shown: [{ page: '/', section: 'A' }] }];
  const html = formatHtml({ ...report, texts });
  expect(html).not.toMatch(/ (?:src|href)=/);
  expect(html).not.toMatch(/a&b|<script>/);
  expect(html).toContain('a&amp;b');
  expect(html).toContain('&lt;script&gt;');
  expect(formatHtml({ ...report, changes: [] })).toContain('<h1>Rien ne change sur le site</h1>');
});

const nowhere = { old: undefined, now: undefined, oldPath: [], path: [] };
const compare = (before: Json, after: Json) =>
  compareValues(before, after, nowhere).map(({ kind, path, oldPath }) => [kind, oldPath.join('/'), path.join('/')]);

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
  expect(compare({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
});

test('equal values have no difference, others have one', () =>
  forAllOf([fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 })], { numRuns: 200 }, (one, other) => {
    const [before, after] = [one, other] as Json[];
    expect(compareValues(before!, structuredClone(before!), nowhere)).toEqual([]);
    expect(compareValues(before!, after!, nowhere).length === 0).toBe(JSON.stringify(one) === JSON.stringify(other));
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
  using version = versionAt({ root: join(root, 'boulangerie'), engine: root }, 'HEAD~1');
  expect(readFileSync(join(version.project.root, 'spec/site.yaml'), 'utf8')).toBe('name: Avant');
});
