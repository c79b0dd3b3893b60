import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '#generated/site-context.tsx';
import type { Accent } from '#generated/types.ts';
import { accentOf } from '../frame/accent.ts';
import { fragmentOf } from '../shared/fragment.ts';
import { Band } from './band.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ChatAlert } from './chat-alert.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { trailOf } from './trail.ts';

/** What every page shares, around its blocks. Parts that the spec leaves out leave nothing behind. */
export function PageShell({ accent = 'quiet', children }: { accent?: Accent | undefined; children: ReactNode }) {
  const site = useSite();
  const {
    settings,
    navigation,
    navigation: { band },
  } = site;
  const { pathname } = useLocation();
  const trail = trailOf(site, pathname);
  // The skip link leads there, so the address shows it: it speaks the language of the site.
  const mainId = fragmentOf(navigation.labels.skip);
  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        {navigation.labels.skip}
      </a>
      <SiteHeader navigation={navigation} shortName={settings.shortName} pathname={pathname} />
      {trail.length > 1 && <Breadcrumb trail={trail} label={navigation.labels.breadcrumb} />}
      <main
        id={mainId}
        tabIndex={-1}
        className={`${accentOf(accent)} ${trail.length > 1 ? '' : 'pt-header print:pt-0'}`}
      >
        {children}
      </main>
      {band && band.hiddenOn?.includes(pathname) !== true && <Band band={band} />}
      <SiteFooter settings={settings} navigation={navigation} pathname={pathname} />
      {settings.chat && <ChatAlert chat={settings.chat} />}
    </>
  );
}
