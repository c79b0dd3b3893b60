import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PagePlan } from '../../codegen/model/pages/pages.ts';
import { publishedText, readPublished, unlistedAddresses } from '../../codegen/model/published/ledger.ts';
import { nearestParent } from '../../codegen/model/published/remedies.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';
import { ledgerText, parseLedger, valueHash, type Entry } from '../../codegen/release/to-settle.ts';
import { ledgers } from '../../codegen/run/ledgers.ts';
import { duringProject } from '../findings/project.ts';
import { runHere } from '../contract/run-here.ts';

const root = emptiedFolder();
const file = 'spec/ledgers/addresses.txt';
const page = (path: string, written?: Record<string, string>) =>
  ({ path, route: {}, row: written && { written } }) as unknown as PagePlan;

test('a project without a list is asked nothing', () => {
  expect(readPublished(root)).toEqual({ published: undefined, findings: [] });
  expect(unlistedAddresses(undefined, [page('/')])).toEqual([]);
});

test('addresses are written one a line, sorted; nothing that was published leaves the list', () => {
  writeBelow(root, { [file]: '/offres/b\n/offres/b\n' });
  const text = publishedText(
    root,
    [page('/offres/c'), page('/')],
    [{ start: '/?pack=', tables: ['packs'], ids: new Set(['a']) }],
  );
  expect(text).toBe('/\n/?pack=a\n/offres/b\n/offres/c\n');
  writeBelow(root, { [file]: text });
  expect(publishedText(root, [page('/')], [])).toBe(readFileSync(join(root, file), 'utf8'));
});

test('addresses of pages that no publication has listed are found, but for those that appear on a day of their own', () => {
  const dated = page('/offres/noel', { from: '2026-12-01' });
  expect(unlistedAddresses(new Set(['/']), [page('/'), page('/offres/a', {}), dated])).toEqual(['/offres/a']);
});

test('the page above is the nearest that there is', () => {
  const addresses = new Set(['/', '/a', '/a/b']);
  const parents = ['/a/b/c', '/a/x/y', '/z'].map((address) => nearestParent(address, addresses));
  expect(parents).toEqual(['/a/b', '/a', '/']);
});

const table = 'spec/tables/offers.yaml';
const entry = (at: string, kind: Entry['kind'] = 'drafted'): Entry => ({ file: table, at, kind, hash: 'older' });
const names = (text: string) => parseLedger(text).entries.map(({ file: of, at }) => `${of} ${at}`);

test('a row that is renamed takes its entries along, whatever hash they have, also of a value that another row has too; one that is removed takes them away', () =>
  duringProject(async (folder) => {
    const left = () => names(readFileSync(join(folder, ledgers.toSettle), 'utf8'));
    const all = ['gone/name', 'plus/name', 'starter/code'].map((at) => `${table} ${at}`);
    writeBelow(folder, {
      [table]: `- { id: basic, name: Essentielle, priceEur: 9, delay: "{facts.delay.usual}", code: abc }
- { id: plus, name: Essentielle et plus, priceEur: 19, delay: 24 heures, code: abc }
- { id: full, name: Complète, priceEur: 29, delay: Essentielle et plus, code: abd }
`,
      [ledgers.toSettle]: ledgerText([
        entry('basic/code'),
        { ...entry('plus/name', 'toVerify'), hash: valueHash('Essentielle et plus') },
        entry('gone/name'),
      ]),
    });
    for (const [words, expected] of [
      [['rename', 'offers', 'basic', 'starter'], all],
      [['remove', 'offers', 'plus'], all.toSpliced(1, 1)],
    ] as const) {
      expect(await runHere(folder, ...words, '--yes')).toMatchObject({ status: 0 });
      expect(left()).toEqual(expected);
    }
  }));

test('lines are sorted, and of two about one value the last counts', () =>
  expect(names(ledgerText([entry('b'), entry('a'), entry('b')]))).toEqual([`${table} a`, `${table} b`]));
