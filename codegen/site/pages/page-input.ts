import type { Json, JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';
import type { Assets } from '../bundle/assets.ts';
import type { PageSite } from '../bundle/renderer.ts';

/** All values that one page is rendered from. */
export interface PageInput {
  readonly site: PageSite;
  readonly page: JsonObject;
  readonly assets: Assets;
}

/**
 * Makes the input of each page of a site: the page itself, the values that all pages share, the titles of the pages above it, its picture.
 * Nothing else reaches the renderer.
 */
export function pageInputs(site: Site, assets: Assets): (page: JsonObject) => PageInput {
  const { settings, navigation, theme, vat, register, day } = site;
  const { pictures, ...loaded } = assets;
  const shared: Omit<PageSite, 'pages'> = {
    settings,
    navigation,
    theme,
    ...(vat && { vat }),
    ...(register !== undefined && { register }),
    ...(day !== undefined && { day }),
  };
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  return (page) => {
    const path = String(page.path);
    const pages = pathsTo(path).flatMap((address) => titleOf(byPath.get(address)));
    const own = pictures && { pictures: { [path]: pictures[path] } };
    return {
      site: { ...shared, pages },
      page,
      assets: { ...loaded, ...own } as Assets,
    };
  };
}

/** The addresses above one, from that of the home page on, and itself. */
function pathsTo(path: string): string[] {
  const parts = path === '/' ? [] : path.split('/').slice(1);
  return [...parts.map((_, index) => `/${parts.slice(0, index).join('/')}`), path];
}

function titleOf(page: JsonObject | undefined): { path: Json; name?: Json; head: JsonObject }[] {
  if (page === undefined) return [];
  const { path = null, name, head } = page;
  const { title = null } = head as JsonObject;
  return [{ path, ...(name !== undefined && { name }), head: { title } }];
}
