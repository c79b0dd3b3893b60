import type { SiteSecurityTxt } from '#generated/types.ts';
import type { Site } from '../ui/site.ts';
import { calendarFiles, type LastChange } from './calendar-files.ts';
import { favicon } from './icons.tsx';
import { llmsText } from './llms-text.ts';
import { isSearched, searchIndex, searchIndexFile, type PageText } from './search-index.ts';
import { workflowFiles } from './workflow-files.ts';
import { isOfPage } from '../shared/route.ts';
import { notFoundPath } from '../ui/addresses.ts';

/**
 * The files of the site beside its pages: path in the build, without a leading slash, and text. Same site, same bytes.
 * @param texts the texts of the rendered pages, by address; without, the search knows titles and summaries only
 * @param options.changed when the rows of some tables were last changed; now, without it
 */
export function* siteFiles(
  site: Site,
  texts: ReadonlyMap<string, PageText> = new Map(),
  { changed = () => new Date() }: { changed?: LastChange } = {},
): Iterable<[path: string, text: string]> {
  yield ['sitemap.xml', sitemap(site)];
  yield ['robots.txt', robots(site)];
  const { securityTxt } = site.settings;
  if (securityTxt) yield ['.well-known/security.txt', securityText(securityTxt, site.settings.baseUrl)];
  yield ['llms.txt', llmsText(site)];
  yield ['manifest.webmanifest', webManifest(site)];
  yield ['favicon.svg', favicon(site.theme)];
  yield* calendarFiles(site, changed);
  yield* workflowFiles(site);
  if (isSearched(site)) yield [searchIndexFile, searchIndex(site, texts)];
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

/** sitemap.xml: every page once, by its canonical address. Source: sitemaps.org protocol 0.9. */
function sitemap({ routes, settings }: Site): string {
  const entries = routes
    .filter((route) => isOfPage(route) && route.handle.canonical === route.path && route.path !== notFoundPath)
    .map(({ path }) => `  <url><loc>${settings.baseUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** manifest.webmanifest: the site on a home screen. It opens in the browser: it is a site, not an application. */
function webManifest({ settings, theme }: Site): string {
  const manifest = {
    name: settings.name,
    short_name: settings.shortName,
    description: settings.tagline,
    lang: settings.locale.language,
    start_url: '/',
    display: 'browser',
    theme_color: theme.colours.paper,
    background_color: theme.colours.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return JSON.stringify(manifest);
}
