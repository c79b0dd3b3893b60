import type { Page, SiteSettings } from '#generated/types.ts';
import { tagOf } from '../shared/locale.ts';
import { pictureSize } from './picture/picture-size.ts';

/**
 * What networks show where a page is shared. They take title and description for X from Open Graph too; only the form of the
 * card is asked for by name.
 * @param picture the address of the page's picture on this site; the dev server has none
 */
export function SharingTags({
  page: { path, head },
  settings,
  picture,
}: {
  page: Page;
  settings: SiteSettings;
  picture: string | undefined;
}) {
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
