import { hash } from 'node:crypto';
import type { Json, JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';
import type { Assets } from '../bundle/assets.ts';
import type { ClassNames } from '../bundle/class-names.ts';
import type { PageSite, SectionSite } from './renderer.ts';

/** All that the HTML of one page is made from, beside what all pages share, and beside header and footer. */
export interface PageInput {
  /** Equal for equal inputs alone. */
  readonly key: string;
  /** The values to render with, as JSON: the key is a hash of this very text, so nothing else can reach the page (`pageReader`). */
  readonly text: string;
}

/** What all pages of a site are made from, as the text that their keys are hashes of. */
export interface SharedInput {
  readonly text: string;
  /** Tells apart what else pages are made by: the renderer, and what is done with its pages. */
  readonly code: string;
  /** Told by the code. */
  readonly classNames: ClassNames | undefined;
}

/** The values that a page is rendered with, and each of its blocks, in their order. */
export interface PageValues {
  site: PageSite;
  page: JsonObject;
  assets: Assets;
  sections: readonly SectionInput[];
}

/** All that the HTML of one block of a page is made from, beside the code. */
export interface SectionInput {
  readonly key: string;
  readonly site: SectionSite;
  readonly block: Json;
  readonly place: number;
}

type Loaded = Omit<Assets, 'pictures' | 'classNames'>;

/**
 * Says what each page of a site is made from: the page, what all pages share, the names of the pages above it, what it loads.
 * @param code tells apart what else pages are made by: the renderer, and what is done with its pages
 */
export function pageInputs(
  site: Site,
  assets: Assets,
  code: string,
): { shared: SharedInput; inputOf: (page: JsonObject) => PageInput } {
  const { settings, navigation, theme, vat, register, day } = site;
  const { pictures, classNames, ...loaded } = assets;
  // The line of the offer stands in header and footer alone, which are put into pages at last.
  const shown = { ...navigation, offer: undefined };
  const text = JSON.stringify({ site: { settings, navigation: shown, theme, vat, register, day }, loaded });
  const sharedKey = hash('sha256', `${code}\n${text}`);
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const inputOf = (page: JsonObject): PageInput => {
    const path = String(page.path);
    const own = JSON.stringify({
      pages: onTheWay(path).flatMap((address) => titleOf(byPath.get(address))),
      page,
      ...(pictures && { pictures: { [path]: pictures[path] } }),
    });
    return { key: hash('sha256', sharedKey + own), text: own };
  };
  return { shared: { text, code, classNames }, inputOf };
}

/** Reads what pages are made from. Blocks are made from less than their page: its other blocks and the navigation are no part of their keys. */
export function pageReader({ text, code, classNames }: SharedInput): (input: PageInput) => PageValues {
  const shared = JSON.parse(text) as { site: Omit<PageSite, 'pages'>; loaded: Loaded };
  const sectionOf = sectionInputs(shared.site, code);
  return (input) => {
    const { pages, page, pictures } = JSON.parse(input.text) as Pick<PageSite, 'pages'> & {
      page: JsonObject;
    } & Pick<Assets, 'pictures'>;
    return {
      site: { ...shared.site, pages },
      page,
      assets: { ...shared.loaded, ...(pictures && { pictures }), ...(classNames && { classNames }) },
      sections: (page.blocks as Json[]).map(sectionOf),
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

/** The blocks of a site's pages, each by itself and by its place. */
function sectionInputs(of: SectionSite, code: string): (block: Json, place: number) => SectionInput {
  const site = sectionSite(of);
  const sharedKey = hash('sha256', `${code}\n${JSON.stringify(site)}`);
  return (block, place) => ({ key: hash('sha256', sharedKey + JSON.stringify({ block, place })), site, block, place });
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
