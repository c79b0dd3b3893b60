import { contextHref } from './context-href.ts';

/** The address of a contact request for one item: `/contact`, `dossier-rgpd` → `/contact?demande=dossier-rgpd#message`, the form. */
export function requestHref(contactHref: string, itemId: string): string {
  return `${contextHref(contactHref, { demande: itemId })}#message`;
}
