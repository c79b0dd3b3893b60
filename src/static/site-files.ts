import type { Site } from '../generated/types.ts';
import { calendarFiles } from './calendar-files.ts';
import { notFoundPath } from './document.tsx';
import { isSearched, searchIndex, searchIndexFile, type PageText } from './search-index.ts';

/**
 * The files of the site beside its pages: path in the build, without a leading slash, and text. Same site, same bytes.
 * @param texts what the rendered pages say, by address; without, the search knows titles and summaries only
 */
export function* siteFiles(
  site: Site,
  texts: ReadonlyMap<string, PageText> = new Map(),
): Iterable<[path: string, text: string]> {
  yield ['sitemap.xml', sitemap(site)];
  yield ['robots.txt', robots(site)];
  yield* calendarFiles(site);
  if (isSearched(site)) yield [searchIndexFile, searchIndex(site, texts)];
}

/** sitemap.xml: every page once, by its canonical address. Source: sitemaps.org protocol 0.9. */
function sitemap({ pages, settings }: Site): string {
  const addresses = pages.flatMap((page) => (page.path === notFoundPath ? [] : [settings.baseUrl + page.path]));
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** robots.txt: everything may be read. Source: RFC 9309. */
function robots({ settings }: Site): string {
  return `User-agent: *
Allow: /

Sitemap: ${settings.baseUrl}/sitemap.xml
`;
}
