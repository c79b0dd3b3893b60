/**
 * An address with the context of the visitor's request, before any fragment. Not in addresses.ts: the calculator alone loads it.
 * `/contact?sujet=deployment`, `{ secteur: 'finance' }` → `/contact?sujet=deployment&secteur=finance`.
 */
export function contextHref(href: string, context: Readonly<Record<string, string>> = {}): string {
  const [address = '', ...fragment] = href.split('#');
  const query = new URLSearchParams(context).toString();
  if (query === '') return href;
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
