import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PageStore, type StoredPage } from '../../codegen/site/pages/page-store.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const folder = emptiedFolder();

const scan = { named: [], ids: ['a'], headings: 1, islands: [], islandScripts: [] };
const pageOf = (html: string): StoredPage => ({ html, content: html, text: { headings: '', text: html }, scan });

/** The HTML at each address, and how many pages were rendered for it. */
function build(keys: Record<string, string>, code = 'code'): [html: string[], rendered: number] {
  const store = new PageStore(folder, code);
  const html = Object.entries(keys).map(([path, key]) => store.page(path, key, () => pageOf(`${path} ${key}`)).html);
  store.clean();
  return [html, store.rendered];
}

test('a page with the same key and code is taken from the store, whole', () => {
  expect(build({ '/': '1', '/a': '1' })).toEqual([['/ 1', '/a 1'], 2]);
  expect(build({ '/': '1', '/a': '2' })).toEqual([['/ 1', '/a 2'], 1]);
  expect(build({ '/': '1', '/a': '2' }, 'other code')[1]).toBe(2);
  const store = new PageStore(folder, 'other code');
  expect(store.page('/', '1', () => pageOf('new'))).toEqual(pageOf('/ 1'));
});

test('a damaged page is rendered again, and a page that is gone leaves the store', () => {
  build({ '/': '1' });
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{');
  expect(build({ '/': '1' })[1]).toBe(1);
  expect(build({ '/a': '1' })[1]).toBe(1);
  expect(build({ '/': '1' })[1]).toBe(1);
});
