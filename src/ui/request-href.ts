import { contextHref } from './context-href.ts';

/**
 * The address of a request for one item: `/contact`, `dossier-rgpd` → `/contact?demande=dossier-rgpd#message`. An address that names
 * the place of its form keeps it: `/inscription#demande` → `/inscription?demande=dossier-rgpd#demande`.
 */
export function requestHref(formHref: string, itemId: string): string {
  const href = contextHref(formHref, { demande: itemId });
  return formHref.includes('#') ? href : `${href}#message`;
}
