import { matchRoutes } from 'react-router-dom';
import type { Page, Site } from '#generated/types.ts';
import { notFoundPath } from '../ui/not-found-path.ts';

/** Which page answers an address, and with which status. */
export interface Match {
  page: Page | undefined;
  status: 200 | 404;
}

/**
 * Finds pages by address, in the route table: exact paths and aliases from a map (a route match over all pages costs
 * as many comparisons as there are pages), wildcards by React Router, the not-found page otherwise.
 */
export function createPageMatcher(site: Site): (pathname: string) => Match {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const answered = site.routes.flatMap((route) => ('canonical' in route ? [route] : []));
  const exact = new Map(answered.map(({ path, canonical }) => [path, pages.get(canonical)]));
  const wildcards = answered
    .filter(({ path }) => path.endsWith('/*'))
    .map(({ path, canonical }) => ({ path, id: canonical, caseSensitive: true }));
  const notFound = exact.get(notFoundPath);
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const known = path === notFoundPath ? undefined : exact.get(path);
    if (known !== undefined) return { page: known, status: 200 };
    const wildcard = matchRoutes(wildcards, path)?.[0]?.route.id;
    const fallback = wildcard === undefined ? undefined : pages.get(wildcard);
    return fallback === undefined ? { page: notFound, status: 404 } : { page: fallback, status: 200 };
  };
}
