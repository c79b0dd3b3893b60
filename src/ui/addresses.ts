/** The end of the parameter that codegen leaves open in the address of a list of rows for request. */
const open = /[?&][^?&#=]+=(?=#|$)/;

/**
 * The address of a request for one row: `/contact?demande=#message`, `dossier-rgpd` → `/contact?demande=dossier-rgpd#message`. One
 * without an open parameter leads to no form of the site, and stays.
 */
export function requestHref(formHref: string, rowId: string): string {
  return formHref.replace(open, (parameter) => parameter + encodeURIComponent(rowId));
}

/** The address of a request without a row: `/contact?demande=#message` → `/contact#message`. */
export function hrefWithoutRequest(formHref: string): string {
  return formHref.replace(open, '');
}

/** The address of the page that answers unknown addresses, with status 404. */
export const notFoundPath = '/404';
