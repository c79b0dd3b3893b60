import { readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FolderStore } from '../../codegen/cache/folder-store.ts';
import { ParsedFiles } from '../../codegen/cache/parsed-files.ts';
import { CachedFile, Store } from '../../codegen/cache/store.ts';
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
  new CachedFile(file, ['key']).write(text);
  expect(new CachedFile(file, ['key']).read()).toBe(text);
  expect(new CachedFile(file, ['other']).read()).toBeUndefined();
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
  const first = new Store(path, '1');
  for (const name of ['a', 'b']) first.file(name).write(name);
  const second = new Store(path, '1');
  expect(second.file('a').read()).toBe('a');
  second.clean();
  expect(readdirSync(path)).toEqual(['a']);
  expect(new Store(path, '2').file('a').read()).toBeUndefined();
});

test('the data of a text are cached for the next run, if JSON can hold them', () => {
  const path = join(folder, 'parsed');
  const first = new ParsedFiles(path, '1');
  first.set('a: [1, null]', { a: [1, null] });
  first.set('b: null', null);
  first.set('c: .nan', { c: Number.NaN });
  first.save();
  const second = new ParsedFiles(path, '1');
  expect(['a: [1, null]', 'b: null', 'c: .nan'].map((text) => second.get(text))).toEqual([
    { a: [1, null] },
    null,
    undefined,
  ]);
  expect(new ParsedFiles(path, '2').get('b: null')).toBeUndefined();
});

test('the first load of a process is cached, and not every edit since', () => {
  const path = join(folder, 'edited');
  const files = new ParsedFiles(path, '1');
  files.set('a: 1', { a: 1 });
  files.save();
  files.set('a: 2', { a: 2 });
  files.save();
  expect(files.get('a: 1')).toBeUndefined();
  const next = new ParsedFiles(path, '1');
  expect([next.get('a: 1'), next.get('a: 2')]).toEqual([{ a: 1 }, undefined]);
});

describe('a folder of several files', () => {
  const path = join(folder, 'folders');
  const store = new FolderStore(path);
  const make = vi.fn(async (part: string) => writeFileSync(join(part, 'a'), 'text'));
  const get = (name: string) => store.get(name, 'part.staging', make);
  beforeEach(() => void make.mockClear());

  test('is made once, and again where one of its files has changed or is missing', async () => {
    expect(store.has('one')).toBe(false);
    expect(await get('one-1')).toEqual({ folder: join(path, 'one-1'), isCached: false });
    expect((await get('one-1')).isCached).toBe(true);
    expect(store.has('one-')).toBe(true);
    writeFileSync(join(path, 'one-1/a'), 'other');
    expect((await get('one-1')).isCached).toBe(false);
    rmSync(join(path, 'one-1/a'));
    expect((await get('one-1')).isCached).toBe(false);
    expect(readFileSync(join(path, 'one-1/a'), 'utf8')).toBe('text');
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('is absent where making it fails, and nothing is left of it', async () => {
    make.mockRejectedValueOnce(new Error('no'));
    await expect(get('two')).rejects.toThrow('no');
    expect(readdirSync(path)).toEqual(['one-1']);
  });

  test('stays as one of the latest, or while a run may use it', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await get(name);
    expect(readdirSync(path)).toHaveLength(8);
    for (const name of readdirSync(path)) utimesSync(join(path, name), 1, 1);
    await get('h');
    expect(readdirSync(path)).toHaveLength(6);
    expect(store.has('h')).toBe(true);
  });
});
