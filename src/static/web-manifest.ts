import type { Site } from '#generated/types.ts';

/** manifest.webmanifest: what a home screen shows of the site. It opens in the browser: it is a site, not an application. */
export function webManifest({ settings, theme }: Site): string {
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
