import type { Site } from '../generated/types.ts';
import { calendarFiles } from './calendar-files.ts';
import { notFoundPath } from './document.tsx';

/** The files of the site beside its pages: path in the build, without a leading slash, and text. Same site, same bytes. */
export function* siteFiles(site: Site): Iterable<[path: string, text: string]> {
  yield ['sitemap.xml', sitemap(site)];
  yield ['robots.txt', robots(site)];
  yield ['.well-known/security.txt', securityTxt(site)];
  yield* calendarFiles(site);
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

/** security.txt: whom to tell of a weakness. It stands until the end of its last day. Source: RFC 9116. */
function securityTxt({ settings: { baseUrl, securityTxt: security } }: Site): string {
  return `Contact: mailto:${security.contact}
Expires: ${security.expires}T23:59:59Z
Preferred-Languages: ${security.languages.join(', ')}
Canonical: ${baseUrl}/.well-known/security.txt
`;
}
