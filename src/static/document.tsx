import type { SiteSettings, Theme } from '#generated/types.ts';
import type { Page } from '../ui/site.ts';
import { notFoundPath } from '../ui/addresses.ts';
import type { Assets } from '../shared/assets.ts';
import { tagOf } from '../shared/locale.ts';
import { pictureSize } from './picture/page-picture.tsx';

interface DocumentProps {
  page: Page;
  settings: SiteSettings;
  theme: Theme;
  assets: Assets;
  /** The names of the islands that stand on the page: the scripts of others are not announced. */
  islands: ReadonlySet<string>;
  body: string;
}

/** The HTML document around a page: head, and the scripts that it loads. */
export function Document({ page, settings, theme, assets, islands, body }: DocumentProps) {
  const title = page.path === '/' ? page.head.title : settings.titlePattern.replace('…', () => page.head.title);
  const types = new Set<string>(page.blocks.map((block) => block.type));
  const { applications } = assets;
  const hasApplication = applications?.types.some((type) => types.has(type)) === true;
  const stylesheet = hasApplication ? applications.stylesheet : assets.stylesheet;
  const scripts = [...new Set(assets.islands.flatMap((island) => (islands.has(island.type) ? island.scripts : [])))];
  return (
    <html lang={settings.locale.language} className={theme.scheme} data-theme={theme.scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.head.description} />
        {page.path === notFoundPath ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={settings.baseUrl + page.path} />
            <SharingTags page={page} settings={settings} assets={assets} />
          </>
        )}
        <meta name="color-scheme" content={theme.scheme} />
        <meta name="theme-color" content={theme.colours.paper} />
        {/* With a precedence, React writes them before all that it moves: they load before the fonts. */}
        <link rel="stylesheet" href={stylesheet} precedence="1" />
        {/* On a telephone's line, fonts would share it with the styles that text waits for. */}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" href={font} crossOrigin="" media="(min-width:40rem)" />
        ))}
        {/* Browsers without SVG icons request favicon.ico by its name. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Text first: what scripts bring works without them, and modules would otherwise share the line with the styles. */}
        {assets.script !== undefined && <script type="module" src={assets.script} fetchPriority="low" />}
        {settings.chat && settings.chat.script !== 'none' && <script defer src={settings.chat.script} />}
        {scripts.length > 0 && (
          <>
            <script type="module" src={assets.islandLoader} fetchPriority="low" />
            <meta name="island-scripts" content={scripts.join(' ')} />
          </>
        )}
      </head>
      {/* Rendered before the head, which lists its islands. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

/**
 * The tags that networks read where a page is shared. They take title and description for X from Open Graph too; only the form of the
 * card has a tag of its own.
 */
function SharingTags({ page: { path, head }, settings, assets }: Pick<DocumentProps, 'page' | 'settings' | 'assets'>) {
  // The dev server has none.
  const picture = assets.pictures?.[path];
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={tagOf(settings.locale).replace('-', '_')} />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={settings.baseUrl + path} />
      {picture !== undefined && (
        <>
          <meta property="og:image" content={settings.baseUrl + picture} />
          <meta property="og:image:width" content={String(pictureSize.width)} />
          <meta property="og:image:height" content={String(pictureSize.height)} />
          <meta property="og:image:alt" content={head.title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
