import { chevronDownSign } from '#generated/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import type { NavigationItem, NavigationLabels } from '#generated/types.ts';
import { currentSection } from './current-page.ts';
import { Submenu } from './submenu.tsx';

/**
 * The menu from 1280 px on. An item with children is a link and a button.
 * The button opens the submenu as a native pop-over (keyboard, touch); hover and keyboard focus show it by CSS.
 */
export function MainMenu({ items, labels }: { items: readonly NavigationItem[]; labels: NavigationLabels }) {
  return (
    <nav aria-label={labels.main} className="main-menu">
      <ul className="flex h-full">
        {items.map((item, index) => (
          <li key={item.name} className="menu-item" {...(item.groups && { 'data-menu-item': '' })}>
            <a href={item.href} {...currentSection(item.href)} className="menu-link">
              {item.name}
            </a>
            {item.groups && <Disclosure id={`submenu-${index + 1}`} item={item} groups={item.groups} labels={labels} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Disclosure({
  id,
  item,
  groups,
  labels,
}: {
  id: string;
  item: NavigationItem;
  groups: NonNullable<NavigationItem['groups']>;
  labels: NavigationLabels;
}) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`${labels.submenu} ${item.name}`} className="menu-toggle">
        <Glyph shapes={chevronDownSign} className="size-4" />
      </button>
      <Submenu id={id} item={item} groups={groups} overview={labels.overview} />
    </>
  );
}
