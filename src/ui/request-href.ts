/** The end of the parameter that codegen leaves open in the address of a list whose rows can be asked for. */
const open = /[?&][^?&#=]+=(?=#|$)/;

/**
 * The address of a request for one row: `/contact?demande=#message`, `dossier-rgpd` → `/contact?demande=dossier-rgpd#message`. One
 * without an open parameter leads to no form of the site, and stays.
 */
export function requestHref(formHref: string, rowId: string): string {
  return formHref.replace(open, (parameter) => parameter + encodeURIComponent(rowId));
}

/** The same for no row: `/contact?demande=#message` → `/contact#message`. */
export function unaskedHref(formHref: string): string {
  return formHref.replace(open, '');
}
