import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PagePlan } from '../../codegen/model/pages/pages.ts';
import { publishedText, readPublished, unlistedAddresses } from '../../codegen/model/published/ledger.ts';
import { nearestParent } from '../../codegen/model/published/remedies.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';
import { moveOf, withLedger } from '../../codegen/owner/edit/carry-ledger.ts';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ledgerText, parseLedger, type Entry } from '../../codegen/release/to-settle.ts';
import { ledgers } from '../../codegen/run/ledgers.ts';
import { withProject } from '../findings/project.ts';

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
  expect([
    nearestParent('/a/b/c', addresses),
    nearestParent('/a/x/y', addresses),
    nearestParent('/z', addresses),
  ]).toEqual(['/a/b', '/a', '/']);
});

const table = 'spec/tables/offers.yaml';
const spec = withProject(undefined, (folder) => {
  const rows = ['basic', 'plus'].map(
    (id) => `- { id: ${id}, name: ${id} 1, priceEur: 1, delay: ${id}, icon: rocket }\n`,
  );
  writeBelow(folder, { [table]: rows.join('') });
  return readForEdit(folder, createLoader({ root: folder }));
});
const row = (id: string) => spec.index.rowsById.get('offers')!.get(id)!;
const entry = (at: string, kind: Entry['kind'] = 'drafted'): Entry => ({ file: table, at, kind, hash: 'older' });
const names = (text: string | null | undefined) =>
  parseLedger(text ?? '').entries.map(({ file: of, at }) => `${of} ${at}`);
const ledger = ledgerText([entry('basic/name'), entry('plus/name', 'toVerify'), entry('gone/name')]);

test('a renamed row keeps its entries, whatever hash they have', () => {
  const plan = planRename(spec, 'offers', row('basic'), 'starter');
  const changes = new Map([...plan.edits.changes(), [ledgers.toSettle, ledger]]);
  expect(names(withLedger(spec, changes, moveOf(plan)).get(ledgers.toSettle))).toEqual([
    `${table} gone/name`,
    `${table} plus/name`,
    `${table} starter/name`,
  ]);
});

test('lines are sorted, and of two about one value the last counts', () =>
  expect(names(ledgerText([entry('b'), entry('a'), entry('b')]))).toEqual([`${table} a`, `${table} b`]));
