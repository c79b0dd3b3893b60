import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CacheFolder } from '../../codegen/cache/cache-folder.ts';
import { CachedFile } from '../../codegen/cache/cached-file.ts';
import { ParsedFiles } from '../../codegen/cache/parsed-files.ts';
import { writeWhole } from '../../codegen/cache/write-whole.ts';
import { testFolder } from '../run/test-folder.ts';

const folder = testFolder();
const file = join(folder, 'below/text');

test('a file is replaced in one step, and a link to another file is not followed', () => {
  const [linked, link] = [join(folder, 'linked'), join(folder, 'link')];
  writeFileSync(linked, 'before');
  symlinkSync(linked, link);
  writeWhole(link, 'after');
  expect([readFileSync(linked, 'utf8'), readFileSync(link, 'utf8')]).toEqual(['before', 'after']);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a content is cached under its key', () => {
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
])('a file that is %s counts as absent', (_, damage) => {
  new CachedFile(file, 'key').write('text');
  writeFileSync(file, damage(readFileSync(file)));
  expect(new CachedFile(file, 'key').read()).toBeUndefined();
});

test('a folder without the right to write caches nothing, and no command fails', () => {
  writeFileSync(join(folder, 'file'), '');
  new CachedFile(join(folder, 'file/text'), 'key').write('text');
  expect(new CachedFile(join(folder, 'file/text'), 'key').read()).toBeUndefined();
});

test('a folder removes the files that a run did not use, and another version finds none', () => {
  const path = join(folder, 'many');
  const first = new CacheFolder(path, '1');
  for (const name of ['a', 'b']) first.file(name).write(name);
  const second = new CacheFolder(path, '1');
  expect(second.file('a').read()).toBe('a');
  second.clean();
  expect(readdirSync(path)).toEqual(['a']);
  expect(new CacheFolder(path, '2').file('a').read()).toBeUndefined();
});

test('the data of a text are cached for the next run, if JSON can hold them', () => {
  const path = join(folder, 'parsed');
  const first = new ParsedFiles(path, '1');
  first.set('1', 'a: [1, null]', { a: [1, null] });
  first.set('2', 'b: null', null);
  first.set('3', 'c: .nan', { c: Number.NaN });
  first.save();
  const second = new ParsedFiles(path, '1');
  expect([second.get('1'), second.get('2'), second.get('3')]).toEqual([{ a: [1, null] }, null, undefined]);
});

test('the first load of a process is cached, and not every edit since', () => {
  const path = join(folder, 'edited');
  const files = new ParsedFiles(path, '1');
  files.set('1', 'a: 1', { a: 1 });
  files.save();
  files.set('2', 'a: 2', { a: 2 });
  files.save();
  expect([files.get('1'), existsSync(join(path, '2'))]).toEqual([undefined, false]);
  expect(new ParsedFiles(path, '1').get('1')).toEqual({ a: 1 });
});
