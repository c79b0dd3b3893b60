import { chevronDownSign, arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../ui/icons.tsx';
import type { NavigationItem, NavigationLabels, NavigationGroup } from '#generated/types.ts';
import { MenuLink } from './current-page.tsx';

/**
 * The menu of wide windows. An item with children is a link and a button.
 * The button opens the submenu as a native pop-over (keyboard, touch); hover shows it by CSS.
 */
export function MainMenu({ items, labels }: { items: readonly NavigationItem[]; labels: NavigationLabels }) {
  return (
    <nav aria-label={labels.main} className="main-menu">
      <ul>
        {items.map((item, index) => (
          <li key={item.name} className="menu-item" {...(item.groups && { 'data-menu-item': '' })}>
            <MenuLink href={item.href} isSection className="menu-link">
              {item.name}
            </MenuLink>
            {item.groups && <Submenu id={`submenu-${index + 1}`} item={item} labels={labels} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const spans = { 1: '', 2: 'col-span-2', 3: 'col-span-3' } as const;

/** A button and its panel under the bar: the section's own page on the left, its children in ruled columns on the right. */
function Submenu({ id, item, labels }: { id: string; item: NavigationItem; labels: NavigationLabels }) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`${labels.submenu} ${item.name}`} className="menu-toggle">
        <Glyph shapes={chevronDownSign} className="size-4" />
      </button>
      <div id={id} popover="auto" className="submenu">
        <div className="submenu-grid wrap">
          <div>
            <p className="font-display text-h3 font-semibold text-strong">{item.name}</p>
            {item.intro !== undefined && <p className="mt-2 text-small">{item.intro}</p>}
            <MenuLink href={item.href} className="submenu-all">
              {labels.overview}
              <Glyph shapes={arrowRightSign} className="size-4" />
            </MenuLink>
          </div>
          <div className="submenu-groups">
            {item.groups?.map((group, index) => (
              <SubmenuGroup key={group.children[0]?.href} id={`${id}-${index + 1}`} group={group} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** A group with more than eight links takes two columns; one without title is alone and takes the three. */
function SubmenuGroup({ id, group }: { id: string; group: NavigationGroup }) {
  const columns = group.title === undefined ? 3 : group.children.length > 8 ? 2 : 1;
  return (
    <div className={spans[columns]}>
      {group.title !== undefined && (
        <p id={id} className="mb-2 label text-quiet">
          {group.title}
        </p>
      )}
      <ul
        {...(group.title !== undefined && { 'aria-labelledby': id })}
        {...(columns > 1 && { className: 'submenu-columns' })}
      >
        {group.children.map((child) => (
          <li key={child.name}>
            <MenuLink href={child.href}>
              {child.name}
              {child.text !== undefined && <small>{child.text}</small>}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
