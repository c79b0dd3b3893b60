import type { ReactNode } from 'react';
import type { Page, SiteSettings } from '../generated/types.ts';
import type { Assets } from './assets.ts';

/** The HTML document around a page: head, and the one script that every page loads. */
export function Document({
  page,
  settings,
  assets,
  children,
}: {
  page: Page;
  settings: SiteSettings;
  assets: Assets;
  children: ReactNode;
}) {
  const title = page.path === '/' ? page.head.title : `${page.head.title} · ${settings.shortName}`;
  const types = new Set<string>(page.blocks.map((block) => block.type));
  const islands = assets.islands.filter(({ type }) => types.has(type));
  const preloads = new Set(islands.flatMap((island) => island.preloads));
  return (
    <html lang="fr" className="dark" data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.head.description} />
        {page.path === notFoundPath ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={settings.baseUrl + page.path} />
        )}
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0a0d13" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[assets.script, ...islands.map(({ script }) => script)].map((script) => (
          // Text first: what scripts bring works without them, and modules would otherwise share the line with the styles.
          <script key={script} type="module" src={script} fetchPriority="low" />
        ))}
        {[...preloads].map((file) => (
          <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The address of the page that answers unknown addresses, with status 404. */
export const notFoundPath = '/404';
