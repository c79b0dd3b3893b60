import type { Navigation, Theme } from '#generated/types.ts';
import { ActionLink, ChatNotice } from '../ui/action-link.tsx';
import { barRoom } from './bar-room.ts';
import { Brand } from './brand.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const shownFrom = { md: 'hidden md:flex', xl: 'hidden xl:flex' } as const;

interface Props {
  navigation: Navigation;
  shortName: string;
  mark: Theme['mark'];
}

/** The fixed bar: name, menu and actions, as far as there are any. Parts without room stand in a panel behind a button. */
export function SiteHeader({ navigation: { labels, header, offer, footer }, shortName, mark }: Props) {
  const { items = [], actions = [] } = header ?? {};
  const room = barRoom({ shortName, items, actions });
  return (
    <header className="site-header">
      <div className="wrap flex h-full items-center gap-6">
        <Brand name={shortName} mark={mark} />
        {room.menu && <MainMenu items={items} labels={labels} />}
        {actions.length > 0 && (items.length === 0 || room.actions !== undefined) && (
          <div className={`bar-actions ${items.length === 0 ? 'flex' : shownFrom[room.actions ?? 'xl']}`}>
            {actions.map((action) => (
              <ActionLink key={action.label} action={action} style="bar" />
            ))}
            <ChatNotice actions={actions} className="header-notice" />
          </div>
        )}
        {items.length > 0 && (
          <MobileMenu {...{ items, actions, offer, labels }} legal={footer?.legal} shownFrom={room.actions} />
        )}
      </div>
    </header>
  );
}
