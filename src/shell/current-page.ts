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
