import { expect, test } from 'vitest';
import { carried, moveOf } from '../../codegen/owner/edit/carry-ledger.ts';
import { planRemove } from '../../codegen/owner/edit/remove/plan-remove.ts';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { ledgerText, parseLedger, type Entry } from '../../codegen/release/to-settle.ts';
import { withProject } from '../findings/project.ts';
import { writeBelow } from '../run/test-folder.ts';

const file = 'spec/tables/offers.yaml';
const spec = withProject(undefined, (root) => {
  const rows = ['basic', 'plus'].map(
    (id) => `- { id: ${id}, name: ${id} 1, priceEur: 1, delay: ${id}, icon: rocket }\n`,
  );
  writeBelow(root, { [file]: rows.join('') });
  return readForEdit(root, createLoader({ root, cache: new ParseCache() }));
});
const row = (id: string) => spec.index.rowsById.get('offers')!.get(id)!;
const entry = (at: string, kind: Entry['kind'] = 'drafted', of = file): Entry => ({
  file: of,
  at,
  kind,
  hash: 'older',
});
const names = (text: string | undefined) => parseLedger(text ?? '').entries.map(({ file: of, at }) => `${of} ${at}`);
const ledger = {
  entries: [entry('basic/name'), entry('plus/name', 'toVerify'), entry('gone/name')],
  fault: undefined,
};

test('a renamed row keeps its entries, whatever hash they have', () => {
  const plan = planRename(spec, 'offers', row('basic'), 'starter');
  const text = carried(spec, ledger, plan.edits.changes(), moveOf(plan));
  expect(names(text)).toEqual([`${file} gone/name`, `${file} plus/name`, `${file} starter/name`]);
});

test('a removed row takes its entries away, and no other', () => {
  const { changes } = planRemove(spec, 'offers', row('basic'), null);
  expect(names(carried(spec, ledger, changes))).toEqual([`${file} gone/name`, `${file} plus/name`]);
});

test('a change of other values leaves the ledger as it is', () => {
  const now = carried(spec, ledger, new Map());
  expect(carried(spec, parseLedger(now ?? ''), new Map())).toBeUndefined();
});

test('a ledger that cannot be read is left alone', () =>
  expect(
    carried(spec, parseLedger('<<<<<<<'), planRemove(spec, 'offers', row('basic'), null).changes),
  ).toBeUndefined());

test('lines are sorted, and of two about one value the last counts', () =>
  expect(names(ledgerText([entry('b'), entry('a'), entry('b')]))).toEqual([`${file} a`, `${file} b`]));
