import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ParsedTexts } from '../../codegen/load/read/parsed-texts.ts';
import { CachedFile } from '../../codegen/cache/cached-file.ts';

const keyOf = (text: string) => hash('sha256', text);
const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'below/text');

test('a text is kept under its key', () => {
  const text = 'première\nseconde\n';
  new CachedFile(file, 'key').write(text);
  expect(new CachedFile(file, 'key').read()).toBe(text);
  expect(new CachedFile(file, 'other').read()).toBeUndefined();
  expect(new CachedFile(join(folder, 'none'), 'key').read()).toBeUndefined();
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s holds nothing', (_, damage) => {
  new CachedFile(file, 'key').write('text');
  writeFileSync(file, damage(readFileSync(file)));
  expect(new CachedFile(file, 'key').read()).toBeUndefined();
});

test('a folder that cannot be written keeps nothing, and stops nobody', () => {
  writeFileSync(join(folder, 'file'), '');
  new CachedFile(join(folder, 'file/text'), 'key').write('text');
  expect(new CachedFile(join(folder, 'file/text'), 'key').read()).toBeUndefined();
});

test('what texts say is kept for those that the last run asked for', () => {
  const run = (version: string, work: (texts: ParsedTexts) => void) => {
    const texts = new ParsedTexts(file, version);
    work(texts);
    texts.save();
  };
  run('1', (texts) => {
    texts.add(keyOf('a: 1'), 'a: 1', { a: 1 });
    texts.add(keyOf('b: 2'), 'b: 2', { b: 2 });
    texts.add(keyOf('c: .nan'), 'c: .nan', { c: Number.NaN });
  });
  run('1', (texts) => {
    expect(texts.get(keyOf('a: 1'))).toEqual({ a: 1 });
    expect(texts.get(keyOf('c: .nan'))).toBeUndefined();
    texts.add(keyOf('d: null'), 'd: null', null);
  });
  run('1', (texts) =>
    expect([texts.get(keyOf('a: 1')), texts.get(keyOf('b: 2')), texts.get(keyOf('d: null'))]).toEqual([
      { a: 1 },
      undefined,
      null,
    ]),
  );
  run('2', (texts) => expect(texts.get(keyOf('a: 1'))).toBeUndefined());
});

/** A run that is asked for these texts, and keeps those that it does not know. Returns those. */
function runOver(path: string, texts: readonly string[]): string[] {
  const parsed = new ParsedTexts(path, '1');
  const made = texts.filter((text) => parsed.get(keyOf(text)) === undefined);
  for (const text of made) parsed.add(keyOf(text), text, { text: `${text} é—\n` });
  for (const text of texts) expect(parsed.get(keyOf(text))).toEqual({ text: `${text} é—\n` });
  parsed.save();
  return made;
}

const many = Array.from({ length: 40 }, (_, index) => `text ${index}`);
const edited = (...places: readonly number[]) =>
  many.map((text, index) => (places.includes(index) ? `${text}, edited` : text));

test('an edit leaves the file of all texts as it is, and costs one small file', () => {
  const path = join(folder, 'edited');
  runOver(path, many);
  const all = readFileSync(path);
  expect(runOver(path, edited(3))).toEqual(['text 3, edited']);
  expect(runOver(path, edited(3, 7))).toEqual(['text 7, edited']);
  expect(runOver(path, edited(3, 7))).toEqual([]);
  expect(readFileSync(path)).toEqual(all);
  // What nobody asks for any more is let go of.
  expect(runOver(path, edited(7, 9))).toEqual(['text 9, edited']);
  expect(runOver(path, edited(3))).toEqual(['text 3, edited']);
  expect(readFileSync(`${path}-since`).length).toBeLessThan(all.length / 8);
});

test('all are written again once much has come, or once much of them is of no use', () => {
  const path = join(folder, 'grown');
  runOver(path, many);
  runOver(path, edited(...Array(20).keys()));
  const all = readFileSync(path);
  expect(all.includes('text 3,')).toBe(true);
  runOver(path, [...many.slice(30), 'one more']);
  expect(readFileSync(path).length).toBeLessThan(all.length / 2);
  expect(runOver(path, [...many.slice(30), 'one more'])).toEqual([]);
});

test.each(['', '-since'])(
  'of two files « %s » may be damaged or lost: what the other one holds is still known',
  (name) => {
    const path = join(folder, `damaged${name}`);
    const texts = edited(3);
    for (const damage of [
      (damaged: string) => writeFileSync(damaged, 'x', { flag: 'a' }),
      (damaged: string) => rmSync(damaged),
    ]) {
      runOver(path, many);
      runOver(path, texts);
      damage(path + name);
      expect(runOver(path, texts)).toEqual(name === '' ? many.filter((_, index) => index !== 3) : ['text 3, edited']);
      expect(runOver(path, texts)).toEqual([]);
      rmSync(path);
      rmSync(`${path}-since`);
    }
  },
);

test('a process that goes on keeps what it had read at first, and not every edit since', () => {
  const texts = new ParsedTexts(join(folder, 'going-on'), '1');
  texts.add(keyOf('a: 1'), 'a: 1', { a: 1 });
  texts.save();
  texts.add(keyOf('a: 2'), 'a: 2', { a: 2 });
  texts.save();
  const next = new ParsedTexts(join(folder, 'going-on'), '1');
  expect([next.get(keyOf('a: 1')), next.get(keyOf('a: 2'))]).toEqual([{ a: 1 }, undefined]);
});
