import type { Navigation } from '#generated/types.ts';
import { ChatNotice } from '../ui/chat-notice.tsx';
import { Brand } from './brand.tsx';
import { HeaderActions } from './header-actions.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The fixed bar: logo, menu, demo and support. Below 1280 px the menu is a panel behind a button. */
export function SiteHeader({
  navigation,
  shortName,
  pathname,
}: {
  navigation: Navigation;
  shortName: string;
  pathname: string;
}) {
  return (
    <header className="site-header">
      <div className="wrap flex h-full items-center gap-6">
        <Brand name={shortName} />
        <MainMenu navigation={navigation} pathname={pathname} />
        <div className="relative ml-auto hidden items-center gap-2 md:flex xl:ml-0">
          <HeaderActions header={navigation.header} />
          <ChatNotice className="header-notice" />
        </div>
        <MobileMenu navigation={navigation} pathname={pathname} />
      </div>
    </header>
  );
}
