import { beforeEach, expect, test, vi } from 'vitest';
import { ImageStore } from '../../codegen/site/images/image-store.ts';
import { encodeIco } from '../../codegen/site/images/draw.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();
const install = (satori: string) =>
  writeBelow(root, { 'package.json': JSON.stringify({ devDependencies: { satori } }) });
beforeEach(() => install('1.0.0'));

const openStore = (): ImageStore => new ImageStore(root);

test('an image is drawn once, also by later builds', async () => {
  const draw = vi.fn(async () => Buffer.from('image'));
  const key = openStore().keyOf('<div/>');
  expect(await openStore().get(key, draw)).toEqual({ image: Buffer.from('image'), drawn: true });
  expect(await openStore().get(key, draw)).toEqual({ image: Buffer.from('image'), drawn: false });
  expect(draw).toHaveBeenCalledTimes(1);
});

test('another source, or another version of what draws it, is another image', () => {
  const key = openStore().keyOf('<div/>');
  expect(openStore().keyOf('<p/>')).not.toBe(key);
  install('1.0.1');
  expect(openStore().keyOf('<div/>')).not.toBe(key);
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
