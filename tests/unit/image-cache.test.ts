import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageCache } from '../../codegen/site/images/image-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ devDependencies: { satori: '1.0.0' } }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

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
  writeFileSync(join(root, 'package.json'), JSON.stringify({ devDependencies: { satori: '1.0.1' } }));
  expect(openCache().keyOf('<div/>')).not.toBe(key);
});

test('what no page asks for any more is removed', async () => {
  await openCache().get('old', async () => Buffer.from('old'));
  const cache = openCache();
  await cache.get('new', async () => Buffer.from('new'));
  await cache.clean();
  expect(readdirSync(join(root, 'cache'))).toEqual(['new']);
});

test.each(['', 'im', 'image and more'])('an image of which only « %s » is left is drawn again', async (left) => {
  const draw = async () => Buffer.from('image');
  await openCache().get('key', draw);
  writeFileSync(join(root, 'cache/key'), left);
  expect(await openCache().get('key', draw)).toEqual({ image: Buffer.from('image'), drawn: true });
  expect(await openCache().get('key', draw)).toEqual({ image: Buffer.from('image'), drawn: false });
});
