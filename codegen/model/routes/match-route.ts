import type { PageRoute, Route } from '../../../src/shared/route.ts';
import { exactRoutes, wildcardRoutes } from './route-table.ts';

/** The address of the page that answers unknown addresses. */
export const notFoundPath = '/404';

/** Finds the route of a page by a decoded path in its one spelling. */
export interface RouteMatcher {
  /** The route that answers a path: its own, or that of all addresses below one. */
  at: (path: string) => PageRoute | undefined;
  /** The route of all addresses below one that answers a path, as React Router ranks them. */
  below: (path: string) => PageRoute | undefined;
}

/** Makes the matcher of a route table. React Router, which brings React along, is loaded on use. */
export async function createMatcher(routes: readonly Route[]): Promise<RouteMatcher> {
  const { matchRoutes } = await import('react-router-dom');
  const exact = new Map(exactRoutes(routes).map((route) => [route.path, route]));
  const wildcards = wildcardRoutes(routes).map(({ route }) => route);
  const below = (path: string) => {
    // For React Router, `/a/*` answers `/a` too; for servers, `/a` has a route of its own or none.
    const others = wildcards.filter((route) => route.path !== `${path}/*`);
    return matchRoutes(others, { pathname: encodeURI(path) })?.[0]?.route;
  };
  return { below, at: (path) => (path === notFoundPath ? undefined : exact.get(path)) ?? below(path) };
}
