import type { Navigation, Theme } from '#generated/types.ts';
import { ActionLink, ChatNotice } from '../ui/action-link.tsx';
import { Brand } from './brand.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

interface Props {
  navigation: Navigation;
  shortName: string;
  mark: Theme['mark'];
}

/** The bar: name, menu and actions, as far as there are any. All of it is in every page; the stylesheet shows what the window has room for. */
export function SiteHeader({ navigation: { labels, header, offer, footer }, shortName, mark }: Props) {
  const { items = [], actions = [] } = header ?? {};
  return (
    <header className="site-header">
      <div className="bar">
        <Brand name={shortName} mark={mark} />
        {(items.length > 0 || actions.length > 0) && (
          <div className="bar-room">
            {items.length > 0 && <MainMenu items={items} labels={labels} />}
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
        {items.length > 0 && <MobileMenu {...{ items, actions, offer, labels }} legal={footer?.legal} />}
      </div>
    </header>
  );
}
