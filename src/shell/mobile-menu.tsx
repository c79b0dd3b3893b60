import { menuSign, xSign } from '#generated/signs.ts';
import { Glyph } from '../ui/icons.tsx';
import type { Navigation, NavigationItem } from '#generated/types.ts';
import { ActionLink, ChatNotice } from '../ui/action-link.tsx';
import { MenuLink, usePlaceAt } from './current-page.tsx';
import { OfferLine } from './brand.tsx';
import { FooterLinks } from './footer-lists.tsx';

/**
 * The menu where the bar has no room for it: a native pop-over under the bar, its submenus folded (the current section's is open).
 * A browser without pop-overs shows a disclosure in place of the button.
 */
export function MobileMenu({ navigation: { labels, header, offer, footer } }: { navigation: Navigation }) {
  const { items = [], actions = [] } = header ?? {};
  return (
    <>
      <details className="menu-disclosure">
        <summary className="mobile-toggle">{labels.menu}</summary>
      </details>
      <button type="button" popoverTarget="menu" className="mobile-toggle">
        {labels.menu}
        <Glyph shapes={menuSign} className="size-5" />
        <Glyph shapes={xSign} className="size-5" />
      </button>
      <div id="menu" popover="auto" className="mobile-menu">
        <nav aria-label={labels.menu} className="wrap pb-8">
          <ul>
            {items.map((item) => (
              <li key={item.name} className="border-b border-line">
                {item.groups ? (
                  <Section item={item} overview={labels.overview} />
                ) : (
                  <MenuLink href={item.href} isSection className="mobile-item">
                    {item.name}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
          {offer && <OfferLine offer={offer} className="mt-6" />}
          {actions.length > 0 && (
            <div className="mt-8 grid grid-cols-[1fr_auto] gap-3 sm:grid-cols-2">
              {actions.map((action) => (
                <ActionLink key={action.label} action={action} style="bar" />
              ))}
            </div>
          )}
          <ChatNotice actions={actions} className="mt-4" />
          {footer?.legal && (
            <FooterLinks links={footer.legal} className="mt-4 grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap" />
          )}
        </nav>
      </div>
    </>
  );
}

function Section({ item, overview }: { item: NavigationItem; overview: string | undefined }) {
  return (
    <details name="menu" open={usePlaceAt(item.href) !== undefined}>
      <summary className="mobile-item">{item.name}</summary>
      <div className="pb-4">
        <MenuLink href={item.href} className="text-amber">
          {overview}
        </MenuLink>
        {item.groups?.map((group) => (
          <div key={group.children[0]?.href}>
            {group.title !== undefined && <p className="mt-4 mb-1 label text-quiet">{group.title}</p>}
            <ul className="sm:columns-2">
              {group.children.map((child) => (
                <li key={child.name}>
                  <MenuLink href={child.href}>{child.name}</MenuLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
