import type { ReactElement } from 'react';
import type { Assets } from './assets.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';

/** What of the site a block is drawn with, beside itself (`SectionSite` of the emitted types). */
export type SectionSite = Pick<Site, 'settings' | 'vat' | 'register' | 'day'>;

/** What of the site header and footer are drawn with, once for all pages (`ShellSite` of the emitted types). */
export type ShellSite = SectionSite & Pick<Site, 'navigation' | 'theme'>;

/** What of the site a page is made from, beside itself, header and footer (`PageSite` of the emitted types). */
export interface PageSite extends ShellSite {
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
  /** Whether the text of pages is searched. */
  isTextSearched: (site: Site) => boolean;
  /** What of a page's HTML is searched. */
  readPageText: (site: Site, html: string) => PageText;
  /** The icons that are pixels: their file, what they are drawn from, and their sides. */
  siteIcons: (site: Site) => readonly { file: string; svg: string; sizes: readonly number[] }[];
  /**
   * What the site consists of beside its pages: paths in the build and their texts. By address of the page: `texts` are what
   * is searched, `dates` when each was last changed, where that is known. `keep` makes a text, or takes the one that was made of an equal input.
   */
  siteFiles: (
    site: Site,
    texts: ReadonlyMap<string, PageText>,
    dates?: ReadonlyMap<string, string>,
    keep?: (name: string, input: unknown, make: () => string) => string,
  ) => Iterable<[path: string, text: string]>;
}
