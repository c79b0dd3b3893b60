import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ledgers, moveFormerLedgers } from '../../codegen/run/ledgers.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const root = testFolder();

test('a ledger beside the spec moves below it once, and each move is said', () => {
  writeFileSync(join(root, 'published.json'), '{ "old": 1 }');
  expect(moveFormerLedgers(root)).toEqual([
    '« published.json » est maintenant « spec/ledgers/published.json » : enregistrez ce déplacement avec le reste.',
  ]);
  expect(readFileSync(join(root, ledgers.published), 'utf8')).toBe('{ "old": 1 }');
  expect(existsSync(join(root, 'published.json'))).toBe(false);
  expect(moveFormerLedgers(root)).toEqual([]);
});

test('a ledger whose new place is taken stays where it is', () => {
  writeBelow(root, { [ledgers.approvals]: 'new', 'approvals.json': 'old' });
  expect(moveFormerLedgers(root)).toEqual([]);
  expect(readFileSync(join(root, ledgers.approvals), 'utf8')).toBe('new');
  expect(readFileSync(join(root, 'approvals.json'), 'utf8')).toBe('old');
});
