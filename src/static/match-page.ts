import { matchRoutes } from 'react-router-dom';
import type { Page, Site } from '#generated/types.ts';
import { notFoundPath } from '../ui/not-found-path.ts';

/** Which page answers an address, and with which status. */
export interface Match {
  page: Page | undefined;
  status: 200 | 404;
}

/**
 * Finds pages by address: exact paths and aliases from a map (a route match over all pages costs
 * as many comparisons as there are pages), wildcards by React Router, the not-found page otherwise.
 */
export function createPageMatcher(site: Site): (pathname: string) => Match {
  const exact = new Map(
    site.pages.flatMap((page) => [page.path, ...page.aliases].map((path) => [path, page] as const)),
  );
  const wildcards = site.pages.flatMap((page) => (page.fallback ? [{ path: `${page.path}/*`, id: page.path }] : []));
  const notFound = exact.get(notFoundPath);
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const known = path === notFoundPath ? undefined : exact.get(path);
    if (known !== undefined) return { page: known, status: 200 };
    const wildcard = matchRoutes(wildcards, path)?.[0]?.route.id;
    const fallback = wildcard === undefined ? undefined : exact.get(wildcard);
    return fallback === undefined ? { page: notFound, status: 404 } : { page: fallback, status: 200 };
  };
}
