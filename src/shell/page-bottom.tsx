import type { ShellSite } from '#generated/types.ts';
import { ChatAlert } from './chat-alert.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What ends every page: the footer, and what chat buttons need. */
export function PageBottom({ site: { settings, navigation, theme } }: { site: ShellSite }) {
  return (
    <>
      <SiteFooter settings={settings} navigation={navigation} mark={theme.mark} />
      {settings.chat && <ChatAlert chat={settings.chat} />}
    </>
  );
}
