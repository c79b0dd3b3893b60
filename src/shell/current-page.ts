/** `aria-current` of a link: `page` on the page it leads to, nothing elsewhere. */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  return href === pathname ? 'page' : undefined;
}

/** `aria-current` of a menu item: `page` on its page, `true` on the pages below it, nothing elsewhere. */
export function currentSection(href: string, pathname: string): 'page' | 'true' | undefined {
  return currentPage(href, pathname) ?? (pathname.startsWith(`${href}/`) ? 'true' : undefined);
}
