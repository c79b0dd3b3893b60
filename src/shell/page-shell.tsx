import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../generated/site-context.tsx';
import { ChatAlert } from './chat-alert.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SupportBand } from './support-band.tsx';

/** What every page shares, around its blocks. The support band is missing on the pages of `supportBand.hiddenOn`. */
export function PageShell({ children }: { children: ReactNode }) {
  const { settings, navigation } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <a href="#contenu" className="skip-link">
        {navigation.labels.skip}
      </a>
      <SiteHeader navigation={navigation} shortName={settings.shortName} pathname={pathname} />
      <main id="contenu" tabIndex={-1} className="pt-header outline-none print:pt-0">
        {children}
      </main>
      {!settings.supportBand.hiddenOn.includes(pathname) && <SupportBand band={settings.supportBand} />}
      <SiteFooter settings={settings} navigation={navigation} pathname={pathname} />
      <ChatAlert chat={settings.chat} />
    </>
  );
}
