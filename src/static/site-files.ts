import type { Site, SiteSecurityTxt } from '#generated/types.ts';
import { calendarFiles } from './calendar-files.ts';
import { favicon } from './icons.tsx';
import { llmsText } from './llms-text.ts';
import { isSearched, searchIndex, searchIndexFile, type Keep, type PageText } from './search-index.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/**
 * The files of the site beside its pages: path in the build, without a leading slash, and text. Same site, same bytes.
 * @param texts what the rendered pages say, by address; without, the search knows titles and summaries only
 * @param dates when each page was last changed, by address, where that is known
 * @param keep what takes long is made again where its input has changed
 */
export function* siteFiles(
  site: Site,
  texts: ReadonlyMap<string, PageText> = new Map(),
  dates: ReadonlyMap<string, string> = new Map(),
  keep?: Keep,
): Iterable<[path: string, text: string]> {
  yield ['sitemap.xml', sitemap(site, dates)];
  yield ['robots.txt', robots(site)];
  const { securityTxt } = site.settings;
  if (securityTxt) yield ['.well-known/security.txt', securityText(securityTxt, site.settings.baseUrl)];
  yield ['llms.txt', llmsText(site)];
  yield ['manifest.webmanifest', webManifest(site)];
  yield ['favicon.svg', favicon(site.theme)];
  yield* calendarFiles(site);
  if (isSearched(site)) yield [searchIndexFile, searchIndex(site, texts, keep)];
}

/** robots.txt: everything may be read. Source: RFC 9309. */
function robots({ settings }: Site): string {
  return `User-agent: *
Allow: /

Sitemap: ${settings.baseUrl}/sitemap.xml
`;
}

/** security.txt: whom to tell of a weakness. It stands until the end of its last day. Source: RFC 9116. */
function securityText({ contact, expires, languages }: SiteSecurityTxt, baseUrl: string): string {
  return `Contact: mailto:${contact}
Expires: ${expires}T23:59:59Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${baseUrl}/.well-known/security.txt
`;
}
