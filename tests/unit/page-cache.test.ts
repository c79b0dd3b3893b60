import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawnPage, Section } from '../../codegen/site/pages/drawn-page.ts';
import { PageCache } from '../../codegen/site/pages/page-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const scan = { named: [], ids: ['é'], headings: 1, islands: [], islandScripts: [] };
const section: Section = { key: 'of a section', html: '<p>é</p>', text: { headings: '', text: 'é' }, scan };
const page: Omit<DrawnPage, 'key'> = {
  sections: [section],
  around: { html: '<main><page-sections></page-sections></main>', scan },
  content: 'hash',
};

test('a page is made once, also by later builds', () => {
  const make = vi.fn(() => page);
  const caches = [new PageCache(folder, 'code'), new PageCache(folder, 'code')];
  for (const cache of caches) expect(cache.get('/', 'key', make)).toEqual({ key: 'key', ...page });
  expect(make).toHaveBeenCalledTimes(1);
  expect(caches.map(({ made }) => made)).toEqual([1, 0]);
});

test('a page of another key is made, with the sections that it had', () => {
  const make = vi.fn((_: ReadonlyMap<string, Section>) => page);
  new PageCache(folder, 'code').get('/', 'key', make);
  expect(new PageCache(folder, 'code').get('/', 'other', make).key).toBe('other');
  expect(make.mock.calls.map(([before]) => [...before])).toEqual([[], [['of a section', section]]]);
});

test.each<[string, (file: string) => void, string]>([
  ['a damaged one', (file) => writeFileSync(file, 'damaged'), 'code'],
  ['one that other code has made', () => undefined, 'other code'],
])('of %s nothing is taken', (_, change, code) => {
  const before: number[] = [];
  const make = (sections: ReadonlyMap<string, Section>) => {
    before.push(sections.size);
    return page;
  };
  new PageCache(folder, 'code').get('/', 'key', make);
  change(join(folder, readdirSync(folder)[0] ?? ''));
  new PageCache(folder, code).get('/', 'key', make);
  expect(before).toEqual([0, 0]);
});

test('pages that a build has not asked for are removed', () => {
  new PageCache(folder, 'code').get('/old', 'key', () => page);
  const cache = new PageCache(folder, 'code');
  cache.get('/new', 'key', () => page);
  const names = new Set(readdirSync(folder));
  cache.clean();
  expect([names.size, readdirSync(folder).length]).toEqual([2, 1]);
  expect(new PageCache(folder, 'code').get('/new', 'key', () => ({ ...page, content: 'made again' })).content).toBe(
    'hash',
  );
});

test('what several pages say is made again where its input has changed', () => {
  const make = vi.fn(() => 'text');
  const keep = (input: unknown) => {
    const cache = new PageCache(folder, 'code');
    cache.get('/', 'key', () => page);
    const text = cache.keep('index.json', input, make);
    cache.clean();
    return text;
  };
  expect([keep(['one']), keep(['one'])]).toEqual(['text', 'text']);
  expect(make).toHaveBeenCalledTimes(1);
  keep(['other']);
  expect(make).toHaveBeenCalledTimes(2);
});
