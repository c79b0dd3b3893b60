import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ParsedTexts } from '../../codegen/load/read/parsed-texts.ts';
import { KeptText } from '../../codegen/run/kept-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'below/text');

test('a text is kept under its key', () => {
  const text = 'première\nseconde\n';
  new KeptText(file, 'key').write(text);
  expect(new KeptText(file, 'key').read()).toBe(text);
  expect(new KeptText(file, 'other').read()).toBeUndefined();
  expect(new KeptText(join(folder, 'none'), 'key').read()).toBeUndefined();
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s holds nothing', (_, damage) => {
  new KeptText(file, 'key').write('text');
  writeFileSync(file, damage(readFileSync(file)));
  expect(new KeptText(file, 'key').read()).toBeUndefined();
});

test('a folder that cannot be written keeps nothing, and stops nobody', () => {
  writeFileSync(join(folder, 'file'), '');
  new KeptText(join(folder, 'file/text'), 'key').write('text');
  expect(new KeptText(join(folder, 'file/text'), 'key').read()).toBeUndefined();
});

test('what texts say is kept for those that the last run asked for', () => {
  const run = (version: string, work: (texts: ParsedTexts) => void) => {
    const texts = new ParsedTexts(file, version);
    work(texts);
    texts.save();
  };
  run('1', (texts) => {
    texts.add('a: 1', { a: 1 });
    texts.add('b: 2', { b: 2 });
    texts.add('c: .nan', { c: Number.NaN });
  });
  run('1', (texts) => {
    expect(texts.get('a: 1')).toEqual({ a: 1 });
    expect(texts.get('c: .nan')).toBeUndefined();
    texts.add('d: null', null);
  });
  run('1', (texts) =>
    expect([texts.get('a: 1'), texts.get('b: 2'), texts.get('d: null')]).toEqual([{ a: 1 }, undefined, null]),
  );
  run('2', (texts) => expect(texts.get('a: 1')).toBeUndefined());
});

test('a process that goes on keeps what it had read at first, and not every edit since', () => {
  const texts = new ParsedTexts(join(folder, 'going-on'), '1');
  texts.add('a: 1', { a: 1 });
  texts.save();
  texts.add('a: 2', { a: 2 });
  texts.save();
  const next = new ParsedTexts(join(folder, 'going-on'), '1');
  expect([next.get('a: 1'), next.get('a: 2')]).toEqual([{ a: 1 }, undefined]);
});
