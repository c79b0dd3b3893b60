import type { Site } from '../ui/site.ts';
import { ActionLink, ChatNotice } from '../ui/action-link.tsx';
import { Brand } from './brand.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The bar: name, menu and actions, as far as there are any. All of it is in every page; the stylesheet shows what the window has room for. */
export function SiteHeader({ site }: { site: Site }) {
  const { navigation } = site;
  const { items = [], actions = [] } = navigation.header ?? {};
  return (
    <header className="site-header">
      <div className="bar">
        <Brand site={site} />
        {(items.length > 0 || actions.length > 0) && (
          <div className="bar-room">
            {items.length > 0 && <MainMenu items={items} labels={navigation.labels} />}
            {actions.length > 0 && (
              <div className="bar-actions">
                {actions.map((action) => (
                  <ActionLink key={action.label} action={action} style="bar" />
                ))}
                <ChatNotice actions={actions} className="header-notice" />
              </div>
            )}
          </div>
        )}
        {items.length > 0 && <MobileMenu navigation={navigation} />}
      </div>
    </header>
  );
}
