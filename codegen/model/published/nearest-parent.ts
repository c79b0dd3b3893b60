/** The address of the page above one that is gone: `/solutions` for `/solutions/retail`, at last `/`. */
export function nearestParent(address: string, addresses: ReadonlySet<string>): string {
  const parent = address.slice(0, address.lastIndexOf('/'));
  if (parent === '') return '/';
  return addresses.has(parent) ? parent : nearestParent(parent, addresses);
}
