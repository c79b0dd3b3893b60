import { matchPath } from 'react-router-dom';

/** `aria-current` of a link: `page` on the page it leads to, nothing elsewhere. */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  return href === pathname ? 'page' : undefined;
}

/** `aria-current` of a menu item: `page` on its page, `true` on the pages below it, nothing elsewhere. */
export function currentSection(href: string, pathname: string): 'page' | 'true' | undefined {
  // The home page is above all others, and no section.
  const isBelow = href !== '/' && matchPath({ path: `${href}/*`, caseSensitive: true }, pathname) !== null;
  return currentPage(href, pathname) ?? (isBelow ? 'true' : undefined);
}
