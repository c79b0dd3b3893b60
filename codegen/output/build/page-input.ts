import { hash } from 'node:crypto';
import type { Json, JsonObject } from '../../load/values/json.ts';
import type { Site } from '../../site.ts';
import type { Assets } from './assets.ts';
import type { PageSite, SectionSite } from './renderer.ts';

/** All that the HTML of one page is made from, beside the code, and beside header and footer. */
export interface PageInput {
  /** Equal for equal inputs alone. */
  readonly key: string;
  /** The values to render with: read from the very text that the key is a hash of, so nothing else can be. */
  read: () => { site: PageSite; page: JsonObject; assets: Assets };
  /** What each of its blocks is made from, in their order. */
  sections: () => readonly SectionInput[];
}

/** All that the HTML of one block of a page is made from, beside the code. */
export interface SectionInput {
  readonly key: string;
  read: () => { site: SectionSite; block: Json; place: number };
}

/**
 * Says what each page of a site is made from: the page, what all pages share, the names of the pages above it, what it loads; and what each of its
 * blocks is made from, which is less.
 * @param code tells apart what else pages are made by: the renderer, and what is done with its pages
 */
export function pageInputs(site: Site, assets: Assets, code: string): (page: JsonObject) => PageInput {
  const { settings, navigation, theme, vat, register, day } = site;
  // The line of the offer stands in header and footer alone, which are put into pages at last.
  const shown = { ...navigation, offer: undefined };
  const shared = JSON.stringify({ settings, navigation: shown, theme, vat, register, day });
  const sharedKey = hash('sha256', `${code}\n${shared}`);
  const sectionOf = sectionInputs(site, code);
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const { pictures, classNames, ...loaded } = assets;
  let rest: Omit<PageSite, 'pages'> | undefined;
  return (page) => {
    const path = String(page.path);
    const own = JSON.stringify({
      pages: onTheWay(path).flatMap((address) => titleOf(byPath.get(address))),
      page,
      assets: { ...loaded, ...(pictures && { pictures: { [path]: pictures[path] } }) },
    });
    return {
      key: hash('sha256', sharedKey + own),
      read: () => {
        const { pages, ...input } = JSON.parse(own) as Pick<PageSite, 'pages'> & { page: JsonObject; assets: Assets };
        rest ??= JSON.parse(shared) as Omit<PageSite, 'pages'>;
        return { ...input, site: { ...rest, pages }, assets: { ...input.assets, ...(classNames && { classNames }) } };
      },
      sections: () => (page.blocks as Json[]).map((block, place) => sectionOf(block, place)),
    };
  };
}

/** Only what blocks may read: nothing else can reach them. */
export function sectionSite({ settings, vat, register, day }: SectionSite): SectionSite {
  return {
    settings,
    ...(vat && { vat }),
    ...(register !== undefined && { register }),
    ...(day !== undefined && { day }),
  };
}

/** The blocks of a site's pages, each by itself and by its place. @param code as for `pageInputs` */
export function sectionInputs(site: SectionSite, code: string): (block: Json, place: number) => SectionInput {
  const shared = JSON.stringify(sectionSite(site));
  const sharedKey = hash('sha256', `${code}\n${shared}`);
  let parsed: SectionSite | undefined;
  return (block, place) => {
    const own = JSON.stringify({ block, place });
    return {
      key: hash('sha256', sharedKey + own),
      read: () => {
        parsed ??= JSON.parse(shared) as SectionSite;
        return { ...(JSON.parse(own) as { block: Json; place: number }), site: parsed };
      },
    };
  };
}

/** The addresses above one, from that of the home page on, and itself. */
function onTheWay(path: string): string[] {
  const parts = path === '/' ? [] : path.split('/').slice(1);
  return [...parts.map((_, index) => `/${parts.slice(0, index).join('/')}`), path];
}

function titleOf(page: JsonObject | undefined): { path: Json; name?: Json; head: JsonObject }[] {
  if (page === undefined) return [];
  const { path = null, name, head } = page;
  const { title = null } = head as JsonObject;
  return [{ path, ...(name !== undefined && { name }), head: { title } }];
}
