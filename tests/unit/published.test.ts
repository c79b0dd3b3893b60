import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedText, readPublished, type Published } from '../../codegen/model/published/ledger.ts';
import { nearestParent, successorOf } from '../../codegen/model/published/remedies.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();
const file = join(root, 'spec/ledgers/published.json');

const writePublished = (folder: string, now: Published) =>
  writeBelow(folder, { 'spec/ledgers/published.json': publishedText(folder, now) });

const first = {
  addresses: { '/': 'home', '/offres/a': 'offer/a' },
  rows: { offers: ['a', 'b'] },
  names: { offers: { a: 'Première', b: 'Seconde' } },
};

test('a project without a ledger is asked nothing', () =>
  expect(readPublished(root)).toEqual({ published: undefined, findings: [] }));

test('what was written is read', () => {
  writePublished(root, first);
  expect(readPublished(root)).toEqual({ published: first, findings: [] });
});

test('the same site gives the same bytes', () => {
  writePublished(root, first);
  const bytes = readFileSync(file, 'utf8');
  writePublished(root, first);
  expect(readFileSync(file, 'utf8')).toBe(bytes);
});

test('nothing that was published leaves the ledger; what an address shows now replaces what it showed', () => {
  writePublished(root, first);
  writePublished(root, {
    addresses: { '/': 'start', '/offres/c': 'offer/c' },
    rows: { offers: ['c', 'b'] },
    names: { offers: { c: 'Autre', b: 'Deuxième' } },
  });
  expect(readPublished(root).published).toEqual({
    addresses: { '/': 'start', '/offres/c': 'offer/c', '/offres/a': 'offer/a' },
    rows: { offers: ['c', 'b', 'a'] },
    names: { offers: { c: 'Autre', b: 'Deuxième', a: 'Première' } },
  });
});

test.each([
  '',
  '[]',
  '{"addresses":{}}',
  '{"addresses":{"/":1},"rows":{}}',
  '{"addresses":{},"rows":{"a":"b"}}',
  '{"addresses":{},"rows":{},"names":{"a":"b"}}',
])('the ledger %j is a finding', (text) => {
  writeBelow(root, { 'spec/ledgers/published.json': text });
  const { published, findings } = readPublished(root);
  expect(published).toBeUndefined();
  expect(findings.map(({ code }) => code)).toEqual(['read/published']);
});

test.each([
  ['between the same neighbours', 'b', ['a', 'b', 'c'], ['a', 'x', 'c'], 'x'],
  ['first of all', 'a', ['a', 'b'], ['x', 'b'], 'x'],
  ['last of all', 'b', ['a', 'b'], ['a', 'x'], 'x'],
  ['although another was added elsewhere', 'b', ['a', 'b', 'c'], ['a', 'x', 'c', 'y'], 'x'],
  ['although it was moved, the only one', 'a', ['a', 'b', 'c'], ['b', 'c', 'x'], 'x'],
  ['none, where one was only removed', 'b', ['a', 'b', 'c'], ['a', 'c'], undefined],
  ['none, where others stand between', 'a', ['a', 'b', 'c', 'd'], ['b', 'c', 'x', 'd', 'y'], undefined],
])('the new row in the place of a lost one: %s', (_, id, published, now, expected) =>
  expect(successorOf(id, published, now)).toBe(expected),
);

test('the page above is the nearest that there is', () => {
  const addresses = new Set(['/', '/a', '/a/b']);
  expect([
    nearestParent('/a/b/c', addresses),
    nearestParent('/a/x/y', addresses),
    nearestParent('/z', addresses),
  ]).toEqual(['/a/b', '/a', '/']);
});
