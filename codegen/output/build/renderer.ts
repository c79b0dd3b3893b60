import type { ReactElement } from 'react';
import type { Assets } from './assets.ts';
import type { Json, JsonObject } from '../../load/values/json.ts';
import type { Site } from '../../site.ts';

/** What of the site a block is drawn with, beside itself (`SectionSite` of the emitted types). */
export type SectionSite = Pick<Site, 'settings' | 'vat' | 'register' | 'day'>;

/** What of the site a page is made from, beside itself (`PageSite` of the emitted types). */
export interface PageSite extends SectionSite, Pick<Site, 'navigation' | 'theme'> {
  /** Those above the page, and itself: the trail names them. */
  pages: readonly JsonObject[];
}

/** The words of a page that are searched, with a space between. */
export interface PageText {
  headings: string;
  text: string;
}

/**
 * The static renderer (`src/static/renderer.ts`) as codegen sees it. It is loaded at run time, bundled or through
 * the dev server: codegen never imports src. Inside, the site has its exact type.
 */
export interface Renderer {
  createPageMatcher: (site: Site) => (pathname: string) => { page: JsonObject | undefined; status: number };
  /** The picture of a page, and a text that is equal where the picture is; undefined for a page that has none. */
  pictureOf: (
    site: Site,
    page: JsonObject,
  ) => { element: ReactElement; source: string; width: number; height: number } | undefined;
  renderPage: (site: PageSite, page: JsonObject, assets: Assets) => string;
  /** One block of a page, by the page's address and its place there. */
  renderSection: (site: SectionSite, path: string, block: Json, place: number) => string;
  /** What stands before and after the blocks of a page. @param islands the types of island in its blocks */
  renderAround: (
    site: PageSite,
    page: JsonObject,
    assets: Assets,
    islands: ReadonlySet<string>,
  ) => readonly [before: string, after: string];
  /** Whether the text of pages is searched. */
  isTextSearched: (site: Site) => boolean;
  /** What of a page's HTML is searched. */
  readPageText: (site: Site, html: string) => PageText;
  /** The same of a part of it. */
  readText: (html: string) => PageText;
  /** The icons that are pixels: their file, what they are drawn from, and their sides. */
  siteIcons: (site: Site) => readonly { file: string; svg: string; sizes: readonly number[] }[];
  /**
   * What the site consists of beside its pages: paths in the build and their texts. By address of the page: `texts` are what
   * is searched, `dates` when each was last changed, where that is known.
   */
  siteFiles: (
    site: Site,
    texts: ReadonlyMap<string, PageText>,
    dates?: ReadonlyMap<string, string>,
  ) => Iterable<[path: string, text: string]>;
}
