import { counted } from '../edit/french.ts';
import { asTyped } from '../load/resolve/typography.ts';
import type { Shown } from './reach.ts';

const mostPages = 4;
const mostSections = 2;

/** « se voit : / (« Nos tarifs »), /demo (titre et résumé de la page) et 3 autres pages » */
export function seenAt(shown: Shown): string {
  // What stands on all pages is never among the others.
  const pages = [...Map.groupBy(shown, ({ page }) => page)].toSorted(
    ([a], [b]) => Number(a !== undefined) - Number(b !== undefined),
  );
  const named = pages.slice(0, mostPages).map(([page, all]) => {
    const sections = [...new Set(all.map(({ section }) => asTyped(section).replace(/^section (?=«)/u, '')))];
    const rest = sections.length - mostSections;
    const more = rest > 0 ? ` et ${counted(rest, 'autre', 'autres')}` : '';
    return `${page ?? 'toutes les pages'} (${sections.slice(0, mostSections).join(', ')}${more})`;
  });
  const rest = pages.length - mostPages;
  return `se voit : ${named.join(', ')}${rest > 0 ? ` et ${counted(rest, 'autre page', 'autres pages')}` : ''}`;
}
