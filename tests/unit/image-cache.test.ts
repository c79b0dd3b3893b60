import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImageCache } from '../../codegen/site/images/image-cache.ts';
import { encodeIco } from '../../codegen/site/images/draw.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();
const install = (satori: string) =>
  writeBelow(root, { 'package.json': JSON.stringify({ devDependencies: { satori } }) });
beforeEach(() => install('1.0.0'));

const openCache = (): ImageCache => new ImageCache(root, join(root, 'cache'));

test('an image is drawn once, also by later builds', async () => {
  const draw = vi.fn(async () => Buffer.from('image'));
  const key = openCache().keyOf('<div/>');
  expect(await openCache().get(key, draw)).toEqual({ image: Buffer.from('image'), drawn: true });
  expect(await openCache().get(key, draw)).toEqual({ image: Buffer.from('image'), drawn: false });
  expect(draw).toHaveBeenCalledTimes(1);
});

test('another source, or another version of what draws it, is another image', () => {
  const key = openCache().keyOf('<div/>');
  expect(openCache().keyOf('<p/>')).not.toBe(key);
  install('1.0.1');
  expect(openCache().keyOf('<div/>')).not.toBe(key);
});

test('what no page asks for any more is removed', async () => {
  await openCache().get('old', async () => Buffer.from('old'));
  const cache = openCache();
  await cache.get('new', async () => Buffer.from('new'));
  cache.clean();
  expect(readdirSync(join(root, 'cache'))).toEqual(['new']);
});

test.each(['', 'im', 'image and more'])('an image of which only « %s » is left is drawn again', async (left) => {
  const draw = async () => Buffer.from('image');
  await openCache().get('key', draw);
  writeFileSync(join(root, 'cache/key'), left);
  expect(await openCache().get('key', draw)).toEqual({ image: Buffer.from('image'), drawn: true });
  expect(await openCache().get('key', draw)).toEqual({ image: Buffer.from('image'), drawn: false });
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
