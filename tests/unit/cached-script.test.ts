import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CachedScript } from '../../codegen/cache/cached-script.ts';
import { testFolder } from '../run/test-folder.ts';

const file = join(testFolder(), 'below/compiled');
const code = '(() => 6 * 7)';

function valueOf(text: string): unknown {
  const script = new CachedScript(text, text, file);
  const value = (script.run() as () => unknown)();
  script.save();
  return value;
}

test('what is made of a script is kept once, and never changes what it comes to', () => {
  expect(valueOf(code)).toBe(42);
  const kept = readFileSync(file);
  expect(valueOf(code)).toBe(42);
  expect(readFileSync(file)).toEqual(kept);
});

test('of another script of the same length, nothing is taken', () => {
  expect(valueOf('(() => 6 * 9)')).toBe(54);
  expect(valueOf(code)).toBe(42);
});

test.each([
  ['damaged', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -2), Buffer.from('xy')])],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s is made again', (_, damage) => {
  valueOf(code);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, damage(readFileSync(file)));
  expect(valueOf(code)).toBe(42);
  expect(readFileSync(file, 'utf8').length).toBe(whole.length);
});
