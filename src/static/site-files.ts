import type { Site } from '../generated/types.ts';
import { notFoundPath } from './document.tsx';

/** sitemap.xml: every page once, by its canonical address. Source: sitemaps.org protocol 0.9. */
export function sitemap({ pages, settings }: Site): string {
  const addresses = pages.flatMap((page) => (page.path === notFoundPath ? [] : [settings.baseUrl + page.path]));
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** robots.txt: everything may be read. Source: RFC 9309. */
export function robots({ settings }: Site): string {
  return `User-agent: *
Allow: /

Sitemap: ${settings.baseUrl}/sitemap.xml
`;
}
