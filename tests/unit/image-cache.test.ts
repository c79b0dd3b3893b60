import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { ImageCache } from '../../codegen/site/images/image-cache.ts';
import { encodeIco } from '../../codegen/site/images/draw.ts';
import { encodePng } from '../../codegen/site/images/png.ts';
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

const pixel = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));

test('a picture of at most 256 colours keeps every pixel', async () => {
  const drawing = fc
    .record({ colours: fc.array(pixel, { minLength: 1, maxLength: 256 }), width: fc.integer({ min: 1, max: 40 }) })
    .chain(({ colours, width }) =>
      fc.tuple(
        fc.constant(width),
        fc.array(fc.constantFrom(...colours), { minLength: width, maxLength: 400 }).map((pixels) => {
          return pixels.slice(0, pixels.length - (pixels.length % width));
        }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(drawing, async ([width, pixels]) => {
      const png = await encodePng(Uint8Array.from(pixels.flat()), width, pixels.length / width);
      expect(decode(png)).toEqual({ width, height: pixels.length / width, pixels });
    }),
  );
});

test('of more colours, the frequent ones are kept and the rare ones come close', async () => {
  const greys = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255]);
  const pixels = [...greys, ...greys, [100, 100, 101, 255], [200, 201, 200, 255]];
  const decoded = decode(await encodePng(Uint8Array.from(pixels.flat()), pixels.length, 1)).pixels;
  expect(decoded.slice(0, 512)).toEqual(pixels.slice(0, 512));
  expect(decoded.slice(512)).toEqual([
    [100, 100, 100, 255],
    [200, 200, 200, 255],
  ]);
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

/** Reads back what `encodePng` writes: a palette, perhaps with transparency, and rows without filter. */
function decode(png: Buffer): { width: number; height: number; pixels: number[][] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const chunk = (type: string) => chunks.get(type) ?? Buffer.alloc(0);
  const [width, height] = [chunk('IHDR').readUInt32BE(0), chunk('IHDR').readUInt32BE(4)];
  const rows = inflateSync(chunk('IDAT'));
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const colour = rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] ?? -1;
    return [...chunk('PLTE').subarray(3 * colour, 3 * colour + 3), chunk('tRNS')[colour] ?? 255];
  });
  return { width, height, pixels };
}
