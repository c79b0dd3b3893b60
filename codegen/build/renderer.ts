import type { Assets } from './assets.ts';
import type { JsonObject } from '../json.ts';
import type { Site } from '../site.ts';

/**
 * The static renderer (`src/static/renderer.ts`) as codegen sees it. It is loaded at run time, bundled or through
 * the dev server: codegen never imports src. Inside, the site has its exact type.
 */
export interface Renderer {
  createPageMatcher: (site: Site) => (pathname: string) => { page: JsonObject | undefined; status: number };
  renderPage: (site: Site, page: JsonObject, assets: Assets) => string;
  /** What of a page's HTML is searched. */
  readPageText: (site: Site, html: string) => JsonObject;
  /** What the site consists of beside its pages: paths in the build and their texts. `texts` by address of the page. */
  siteFiles: (site: Site, texts: ReadonlyMap<string, JsonObject>) => Iterable<[path: string, text: string]>;
}
