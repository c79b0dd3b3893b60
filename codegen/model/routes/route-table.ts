import { cached } from '../../base/cached.ts';
import type { RouteObject } from 'react-router-dom';
import { isOfPage, type PageRoute, type Route } from '../../../src/shared/route.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Redirect } from '../redirects/redirects.ts';

/**
 * The route table: every address once, pages in site order, each with its aliases and wildcard, then former addresses. The build, the dev
 * server, the preview, the servers' configurations and the sitemap take their addresses from it.
 */
export function routeTable(pages: readonly JsonObject[], redirects: readonly Redirect[]): Route[] {
  return [
    ...pages.flatMap(routesOf),
    ...redirects.map(({ from, to }) => ({ path: from, caseSensitive: true as const, handle: { to } })),
  ] satisfies RouteObject[];
}

function routesOf(page: JsonObject): PageRoute[] {
  const canonical = String(page.path);
  const aliases = Array.isArray(page.aliases) ? page.aliases.map(String) : [];
  const route = (path: string, file: string): PageRoute => {
    return { path, caseSensitive: true, handle: { canonical, family: String(page.family), file } };
  };
  return [
    ...[canonical, ...aliases].map((path) => route(path, fileOf(path))),
    ...(page.fallback === true ? [route(`${canonical === '/' ? '' : canonical}/*`, fileOf(canonical))] : []),
  ];
}

/** `/` → `index.html`, `/solutions/finance` → `solutions/finance.html`: no host needs a redirect to serve these. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Without wildcards. */
export function exactRoutes(routes: readonly Route[]): PageRoute[] {
  return routes.filter(isOfPage).filter((route) => !isWildcard(route));
}

/** The routes of pages that answer all unknown addresses below a prefix, without its final slash, the longest first: that of `/a/b` answers `/a/b/c`. */
export function wildcardRoutes(routes: readonly Route[]): { prefix: string; route: PageRoute; file: string }[] {
  return routes
    .filter(isOfPage)
    .filter(isWildcard)
    .map((route) => ({ prefix: route.path.slice(0, -'/*'.length), route, file: route.handle.file }))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
}

/** The redirects of a route table: the same list for the same table, by which their patterns are cached. */
export const redirectsIn = cached(
  (routes: readonly Route[]): readonly Redirect[] =>
    routes.flatMap(({ path, handle }) => ('to' in handle ? [{ from: path, to: handle.to }] : [])),
  new WeakMap(),
);

function isWildcard({ path }: Route): boolean {
  return path.endsWith('/*');
}
