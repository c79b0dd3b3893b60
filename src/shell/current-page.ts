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

/** Header and footer do not know their page: an attribute names the address that decides, and gives way to `aria-current` or `open`. */
const open = / data-(current-page|current-section|open-section)="([^"]*)"/g;

/** `aria-current` of a link: `page` on the page it leads to, nothing elsewhere. */
export function currentPage(href: string) {
  return { 'data-current-page': href };
}

/** `aria-current` of a menu item: `page` on its page, `true` on the pages below it, nothing elsewhere. */
export function currentSection(href: string) {
  return { 'data-current-section': href };
}

/** `open` of a folded menu, on the page of its item and on those below. */
export function openSection(href: string) {
  return { 'data-open-section': href };
}

/** The markup of a page at an address, with the current links marked. Addresses of pages hold no sign that HTML escapes. */
export function atPage(html: string, path: string): string {
  return html.replaceAll(open, (_, kind: string, href: string) => {
    // The home page is above all others, and no section.
    const isBelow = kind !== 'current-page' && path.startsWith(`${href}/`);
    if (href !== path && !isBelow) return '';
    if (kind === 'open-section') return ' open=""';
    return ` aria-current="${isBelow ? 'true' : 'page'}"`;
  });
}
