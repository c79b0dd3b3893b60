import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from '../../codegen/output/build/page-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const scan = { named: [], ids: ['é'], headings: 1, islands: [], islandScripts: [] };
const page = { html: '<p>é</p>', text: { headings: '', text: 'é' }, content: 'hash', hash: 'of bytes', scan };

test('a page is made once, also by later builds', () => {
  const make = vi.fn(() => page);
  const caches = [new PageCache(folder), new PageCache(folder)];
  for (const cache of caches) expect(cache.get('key', make)).toEqual(page);
  expect(make).toHaveBeenCalledTimes(1);
  expect(caches.map(({ made }) => made)).toEqual([1, 0]);
});

test('a page of another key, or a damaged one, is made', () => {
  const make = vi.fn(() => page);
  new PageCache(folder).get('key', make);
  writeFileSync(join(folder, 'key'), 'damaged');
  expect(new PageCache(folder).get('key', make)).toEqual(page);
  new PageCache(folder).get('other', make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('pages that a build has not asked for are removed', () => {
  new PageCache(folder).get('old', () => page);
  const cache = new PageCache(folder);
  cache.get('new', () => page);
  cache.clean();
  expect(readdirSync(folder)).toEqual(['new']);
});
