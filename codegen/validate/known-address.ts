const external = /^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/;

/** Is `href` a route of the site (a fragment or a query may follow), a fragment of the same page, or an external address? */
export function isKnownAddress(href: string, addresses: ReadonlySet<string>): boolean {
  if (href.startsWith('#')) return /^#[\w-]+$/.test(href);
  if (!href.startsWith('/')) return external.test(href);
  return addresses.has(/[?#]/.test(href) ? href.replace(/[?#].*$/, '') : href);
}
