import { readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, beforeEach, vi, describe } from 'vitest';
import { Store } from '../../codegen/cache/store.ts';
import { writeWhole } from '../../codegen/cache/write-whole.ts';
import { forAllOf } from '../run/for-all.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';
import { ImageStore } from '../../codegen/site/images/image-store.ts';
import { encodeIco } from '../../codegen/site/images/draw.ts';

const root = emptiedFolder();
const folder = join(root, 'store');
const text = (inputs: unknown) => new Store(folder).read(inputs)?.toString('utf8');

test('a file is replaced in one step, and a link to another file is not followed', () => {
  const [linked, link] = [join(root, 'linked'), join(root, 'link')];
  writeFileSync(linked, 'before');
  symlinkSync(linked, link);
  writeWhole(link, 'after');
  expect([readFileSync(linked, 'utf8'), readFileSync(link, 'utf8')]).toEqual(['before', 'after']);
  expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a content is found under equal inputs, and under no others', () => {
  const inputs = fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.nat()));
  let run = 0;
  forAllOf([fc.array(fc.tuple(inputs, fc.string()), { maxLength: 8 })], { numRuns: 50 }, (entries) => {
    run += 1;
    const last = new Map<string, string>();
    for (const [key, content] of entries) {
      expect(text([run, key])).toBe(last.get(JSON.stringify(key)));
      new Store(folder).write([run, key], content);
      last.set(JSON.stringify(key), content);
    }
  });
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s counts as absent, and is written again', (_, damage) => {
  new Store(folder).write('key', 'text');
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), damage(readFileSync(join(folder, name))));
  expect(text('key')).toBeUndefined();
  new Store(folder).write('key', 'text');
  expect(text('key')).toBe('text');
});

test('a folder without the right to write stores nothing, and no command fails', () => {
  writeFileSync(join(root, 'file'), '');
  const store = new Store(join(root, 'file/store'));
  store.write('key', 'text');
  expect(store.read('key')).toBeUndefined();
});

test('what no run has read for a month is removed', () => {
  const store = new Store(folder);
  for (const key of ['read', 'unread']) store.writeJson(key, key);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
  expect(store.readJson('read')).toBe('read');
  store.clean();
  expect([store.readJson('read'), store.readJson('unread')]).toEqual(['read', undefined]);
  expect(readdirSync(folder).map((name) => statSync(join(folder, name)).isFile())).toEqual([true]);
});

describe('image store', () => {
  const install = (satori: string) =>
    writeBelow(root, { 'package.json': JSON.stringify({ devDependencies: { satori } }) });
  beforeEach(() => install('1.0.0'));

  test('an image is drawn once, also by later builds; another source, or another version of what draws it, is another image', async () => {
    const draw = vi.fn(async () => Buffer.from('image'));
    const keyOf = (source: string) => new ImageStore(root).keyOf(source);
    const key = keyOf('<div/>');
    for (const drawn of [true, false])
      expect(await new ImageStore(root).get(key, draw)).toEqual({ image: Buffer.from('image'), drawn });
    expect(draw).toHaveBeenCalledTimes(1);
    expect(keyOf('<p/>')).not.toBe(key);
    install('1.0.1');
    expect(keyOf('<div/>')).not.toBe(key);
  });

  test('an icon file names the size and place of each picture in it', () => {
    const images = [16, 32, 256].map((side) => ({ side, png: Buffer.alloc(side, side & 255) }));
    const ico = encodeIco(images);
    for (const [index, { side, png }] of images.entries()) {
      const entry = 6 + 16 * index;
      expect(ico[entry]).toBe(side === 256 ? 0 : side);
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      expect(ico.subarray(offset, offset + length).equals(png)).toBe(true);
    }
  });
});
