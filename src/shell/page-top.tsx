import type { ShellSite } from '#generated/types.ts';
import { mainIdOf } from './main-id.ts';
import { SiteHeader } from './site-header.tsx';

/** What begins every page: the skip link and the header. */
export function PageTop({ site: { settings, navigation, theme } }: { site: ShellSite }) {
  return (
    <>
      <a href={`#${mainIdOf(navigation.labels)}`} className="skip-link">
        {navigation.labels.skip}
      </a>
      <SiteHeader navigation={navigation} shortName={settings.shortName} mark={theme.mark} />
    </>
  );
}
