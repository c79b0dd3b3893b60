import { expect, test } from 'vitest';
import { contentHash, PageDates } from '../../codegen/site/pages/page-dates.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import { notFoundPath } from '../../src/ui/addresses.ts';
import { site } from '../contract/real-site.ts';
import { readText, root } from './dist.ts';

/** The day of each page in the sitemap that was published, by address; undefined where it has none. */
const published = new Map(
  [...readText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, url = '', date]) => [url.slice(site.settings.baseUrl.length), date],
  ),
);

/**
 * The pages as they were published, dated anew by the ledger that is kept with the spec. A page that was edited since the last
 * `npm run dates` has no date in both, so that no edit of the spec fails here.
 */
const expected = new PageDates(root);
const pages = site.pages.filter(({ path }) => path !== notFoundPath);
for (const { path, head } of pages) {
  const html = readText(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  expected.note(path, contentHash(head as unknown as JsonObject, html));
}

test('the sitemap gives every page that has not changed since its day in page-dates.json that day, and no other page one', () => {
  expect(published).toEqual(new Map(pages.map(({ path }) => [path, expected.dates.get(path)])));
});
