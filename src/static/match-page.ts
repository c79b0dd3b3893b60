import { matchRoutes } from 'react-router-dom';
import type { Page, Site } from '#generated/types.ts';
import { notFoundPath } from '../ui/addresses.ts';

/** Which page answers an address, and with which status. */
export interface Match {
  page: Page | undefined;
  status: 200 | 404;
}

/**
 * Finds pages by address, in the route table: exact paths and aliases first, then wildcards by React Router, the not-found page otherwise. A site
 * answers few requests before it is loaded again: a search through the list takes less time than a map of it.
 */
export function createPageMatcher({ pages, routes }: Site): (pathname: string) => Match {
  const pageAt = (address: string) => pages.find(({ path }) => path === address);
  const answeredAt = (address: string) => {
    const route = routes.find(({ path }) => path === address);
    return route !== undefined && 'canonical' in route ? pageAt(route.canonical) : undefined;
  };
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const exact = path === notFoundPath ? undefined : answeredAt(path);
    if (exact !== undefined) return { page: exact, status: 200 };
    const wildcards = routes.flatMap((route) =>
      'canonical' in route && route.path.endsWith('/*')
        ? [{ path: route.path, id: route.canonical, caseSensitive: true }]
        : [],
    );
    const wildcard = matchRoutes(wildcards, path)?.[0]?.route.id;
    const fallback = wildcard === undefined ? undefined : pageAt(wildcard);
    return fallback === undefined ? { page: answeredAt(notFoundPath), status: 404 } : { page: fallback, status: 200 };
  };
}
