import type { Site } from '#generated/types.ts';
import { notFoundPath } from '../ui/not-found-path.ts';

/**
 * sitemap.xml: every page once, by its canonical address, with the day of its last change where that is known.
 * Source: sitemaps.org protocol 0.9, where `lastmod` is optional.
 */
export function sitemap({ routes, settings }: Site, dates: ReadonlyMap<string, string>): string {
  const entries = routes
    .filter((route) => 'canonical' in route && route.canonical === route.path && route.path !== notFoundPath)
    .map(({ path }) => {
      const date = dates.get(path);
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `  <url><loc>${settings.baseUrl}${path}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
