import type { ReactElement } from 'react';
import type { Assets } from '../../../src/shared/assets.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';

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
  /** The picture of a page, and a text that is equal where the picture is; undefined for a page that has none. */
  pictureOf: (
    site: Site,
    page: JsonObject,
  ) => { element: ReactElement; source: string; width: number; height: number } | undefined;
  renderPage: (site: Site, page: JsonObject, assets: Assets) => string;
  readPageText: (site: Site, html: string) => PageText;
  /** The icons that are pixels: file, source and sides. */
  siteIcons: (site: Site) => readonly { file: string; svg: string; sizes: readonly number[] }[];
  /**
   * The files of the site beside its pages: paths in the build and their texts. `texts`: the searched words, by address of the page.
   * `changed`: when the rows of tables were last changed.
   */
  siteFiles: (
    site: Site,
    texts: ReadonlyMap<string, PageText>,
    options?: { changed?: (tables: readonly string[]) => Date },
  ) => Iterable<[path: string, text: string]>;
}
