import { aliasesOf, type MadePage } from './pages.ts';
import type { Origin } from '../resolve/resolved.ts';
import type { Value } from '../resolve/value.ts';
import { keyOf, textsIn } from '../values/walk-texts.ts';

/** A link inside the site: the page it stands on, if any, the page it leads to, and its fragment. */
export interface SiteLink {
  href: string;
  from: MadePage | undefined;
  to: MadePage | undefined;
  fragment: string | undefined;
  origin: () => Origin;
}

/** Keys whose texts are addresses of the site. */
const linkKeys = /^(?:href|path|.*Href)$/u;

/** Every link that the spec writes: in the blocks of pages, in rows, menus and settings. Found once for all rules of a run. */
export function siteLinks(pages: readonly MadePage[], values: readonly Value[]): readonly SiteLink[] {
  const known = found.get(pages);
  if (known?.values === values) return known.links;
  const links = findLinks(pages, values);
  found.set(pages, { values, links });
  return links;
}

const found = new WeakMap<readonly MadePage[], { values: readonly Value[]; links: readonly SiteLink[] }>();

function findLinks(pages: readonly MadePage[], values: readonly Value[]): SiteLink[] {
  const byAddress = new Map(pages.flatMap((page) => [page.path, ...aliasesOf(page)].map((path) => [path, page])));
  const given = [
    ...pages.flatMap((page) => page.blocks.map((resolved) => ({ page, resolved }))),
    ...values.map(({ resolved }) => ({ page: undefined, resolved })),
  ];
  return given.flatMap(({ page, resolved }) =>
    textsIn(resolved.value).flatMap((placed): SiteLink[] => {
      const href = placed.text;
      if (!linkKeys.test(keyOf(placed)) || !/^[/#]/.test(href)) return [];
      const [address = '', fragment] = href.split('#');
      const to = address === '' ? page : byAddress.get(address.replace(/\?.*$/, ''));
      return [{ href, from: page, to, fragment, origin: () => resolved.originOf(placed.path) }];
    }),
  );
}
