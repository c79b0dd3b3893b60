import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeVersion } from '../../codegen/cache/fingerprint.ts';
import { testFolder } from '../run/test-folder.ts';

const folder = testFolder();
let copies = 0;

/** The version of the code that reads the spec, after a change. */
function after(change: (copy: string) => void = () => undefined): string {
  copies += 1;
  const copy = join(folder, String(copies));
  cpSync(join(import.meta.dirname, '../../codegen/read'), copy, { recursive: true });
  change(copy);
  return codeVersion(copy);
}

test('it is that of the code, wherever it lies', () =>
  expect(after((copy) => writeFileSync(join(copy, 'notes.txt'), 'no code'))).toBe(after()));

test.each([
  ['a module is another one', (copy: string) => writeFileSync(join(copy, 'parse.ts'), '')],
  ['one below it is', (copy: string) => writeFileSync(join(copy, 'lint/new.ts'), '')],
  ['one has another name', (copy: string) => renameSync(join(copy, 'lint.ts'), join(copy, 'lint-all.ts'))],
  ['one is gone', (copy: string) => rmSync(join(copy, 'lint.ts'))],
])('it changes where %s', (_, change) => expect(after(change)).not.toBe(after()));
