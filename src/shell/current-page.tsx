import { type ComponentProps, createContext, use } from 'react';
import type { Site } from '../ui/site.ts';

type TitledPage = Site['pages'][number];
type Navigation = Site['navigation'];

/** A page on the way from the home page to another. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The way from the home page to the page at `path`, both included: the pages above it by address. Where no page has an
 * address on the way, it is left out. Empty where no page has `path`.
 */
export function trailOf({ pages, navigation }: Site, path: string): readonly Crumb[] {
  const parts = path === '/' ? [] : path.split('/').slice(1);
  const above = parts.map((_, index) => `/${parts.slice(0, index).join('/')}`);
  return [...above, path].flatMap((address) => {
    const page = pages.find((candidate) => candidate.path === address);
    return page === undefined ? [] : [{ name: pageName(page, navigation), path: address }];
  });
}

/** The short name of a page: its own, or else that of its menu entry, or else its title. */
export function pageName({ path, name, head }: TitledPage, navigation: Navigation): string {
  return name ?? menuLinks(navigation).find(({ href }) => href === path)?.name ?? head.title;
}

/** Every link of the header and of the footer that has a name: the menu first. */
function menuLinks({ header, footer }: Navigation): readonly { name: string; href: string }[] {
  return [
    ...(header?.items ?? []).flatMap((item) => [item, ...(item.groups ?? []).flatMap(({ children }) => children)]),
    ...(footer?.lists ?? []).flatMap(({ items }) => items),
    ...(footer?.legal ?? []),
  ];
}

/** The address of the page around which header and footer stand. */
export const PathContext = createContext('');

/** Where that page stands to an address: it is the one, or below it. The home page has none below. */
export function usePlaceAt(href: string): 'page' | 'below' | undefined {
  const path = use(PathContext);
  return href === path ? 'page' : path.startsWith(`${href}/`) ? 'below' : undefined;
}

interface MenuLinkProps extends ComponentProps<'a'> {
  href: string;
  isSection?: boolean;
}

/** A link of a menu, marked on the page that it leads to; that of a section on the pages below it too. */
export function MenuLink({ isSection = false, children, ...link }: MenuLinkProps) {
  const place = usePlaceAt(link.href);
  return (
    <a {...link} aria-current={place === 'below' ? isSection || undefined : place}>
      {children}
    </a>
  );
}
