/** An address that a page answers, or all addresses below one (`/ecosystem/*`). */
export interface PageRoute {
  path: string;
  caseSensitive: true;
  handle: {
    /** The address of the page itself: where aliases and wildcards lead. */
    canonical: string;
    /** The page file in spec/pages/: pages of one family share their blocks. */
    family: string;
    /** The file that a server answers with, from the folder of the build. */
    file: string;
  };
}

/** An address that had a page once, with the parameters that chose it, or all addresses below one. */
export interface FormerRoute {
  path: string;
  caseSensitive: true;
  handle: {
    /** The address of the page that took its place; null when there is none. */
    to: string | null;
  };
}

/** An address of a site: a `RouteObject` of React Router. */
export type Route = PageRoute | FormerRoute;

export function isOfPage(route: Route): route is PageRoute {
  return 'file' in route.handle;
}
