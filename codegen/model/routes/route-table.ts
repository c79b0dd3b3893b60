import type { JsonObject } from '../../base/json.ts';
import type { Redirect } from '../redirects/redirects.ts';

/** An address that a page answers, or all addresses below one (`/ecosystem/*`). The path is in React Router's form. */
export interface PageRoute {
  path: string;
  /** The address of the page itself: where aliases and wildcards lead. */
  canonical: string;
  /** The page file in spec/pages/: pages of one family share their blocks. */
  family: string;
  /** The file that a server answers with, from the folder of the build. */
  file: string;
}

/** An address that had a page once, with the parameters that chose it, or all addresses below one. */
export interface FormerRoute {
  path: string;
  /** The address of the page that took its place; null when there is none. */
  to: string | null;
}

/** Every address of a site, one line each: pages in site order, each with its aliases and wildcard, then former addresses. */
export type Route = PageRoute | FormerRoute;

/** The route table, from which rendering, the dev server, the servers' configurations and the sitemap take their addresses. */
export function routeTable(pages: readonly JsonObject[], redirects: readonly Redirect[]): Route[] {
  return [...pages.flatMap(routesOf), ...redirects.map(({ from, to }) => ({ path: from, to }))];
}

function routesOf(page: JsonObject): PageRoute[] {
  const canonical = String(page.path);
  const aliases = Array.isArray(page.aliases) ? page.aliases.map(String) : [];
  const answered = { canonical, family: String(page.family) };
  const wildcard = `${canonical === '/' ? '' : canonical}/*`;
  return [
    ...[canonical, ...aliases].map((path) => ({ path, ...answered, file: fileOf(path) })),
    ...(page.fallback === true ? [{ path: wildcard, ...answered, file: fileOf(canonical) }] : []),
  ];
}

/** The redirects of a route table. */
export function redirectsIn(routes: readonly Route[]): Redirect[] {
  return routes.flatMap((route) => ('to' in route ? [{ from: route.path, to: route.to }] : []));
}

/** Whether a route answers all addresses below its own. */
export function isWildcard({ path }: Pick<Route, 'path'>): boolean {
  return path.endsWith('/*');
}

/** `/` → `index.html`, `/solutions/finance` → `solutions/finance.html`: no host needs a redirect to serve these. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
