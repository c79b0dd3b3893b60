/** The address of a contact request for one item: `/contact`, `dossier-rgpd` → `/contact?demande=dossier-rgpd`. */
export function requestHref(contactHref: string, itemId: string): string {
  return `${contactHref}?demande=${itemId}`;
}
