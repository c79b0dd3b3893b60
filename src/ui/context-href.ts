/**
 * An address with what its page is to know of where the visitor comes from, before any fragment:
 * `/contact?sujet=deployment`, `{ secteur: 'finance' }` → `/contact?sujet=deployment&secteur=finance`.
 */
export function contextHref(href: string, context: Readonly<Record<string, string>> = {}): string {
  const [address = '', ...fragment] = href.split('#');
  const query = new URLSearchParams(context).toString();
  if (query === '') return href;
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
