/** Header and footer are drawn once for all pages: what depends on the page stands open, as an attribute that names the address it is decided by. */
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

/** Header or footer as the page at an address has it. No address of a page holds a sign that HTML escapes. */
export function atPage(html: string, path: string): string {
  const { addresses, made } = variantsOf(html);
  // Most pages are below the same items, and none itself.
  const current = addresses.filter((href) => href === path || path.startsWith(`${href}/`));
  const key = `${current.includes(path) ? path : ''} ${current.join(' ')}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const text = withCurrent(html, path);
  made.set(key, text);
  return text;
}

function withCurrent(html: string, path: string): string {
  return html.replaceAll(open, (_, kind: string, href: string) => {
    // The home page is above all others, and no section.
    const isBelow = kind !== 'current-page' && path.startsWith(`${href}/`);
    if (href !== path && !isBelow) return '';
    if (kind === 'open-section') return ' open=""';
    return ` aria-current="${isBelow ? 'true' : 'page'}"`;
  });
}

interface Variants {
  /** Those that it is decided by. */
  addresses: readonly string[];
  /** By what is current. */
  made: Map<string, string>;
}

/** Of the header and footer that pages were made with last. */
const variants = new Map<string, Variants>();

function variantsOf(html: string): Variants {
  const known = variants.get(html);
  if (known !== undefined) return known;
  if (variants.size >= 2) variants.clear();
  const addresses = [...new Set([...html.matchAll(open)].map(([, , href = '']) => href))];
  const found = { addresses, made: new Map<string, string>() };
  variants.set(html, found);
  return found;
}
