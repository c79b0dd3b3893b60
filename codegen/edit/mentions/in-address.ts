import type { NamedRow, Part } from './mention.ts';
import type { Parameters } from './parameters.ts';

/** What an address may lead to. */
export interface AddressTargets {
  readonly row: NamedRow | undefined;
  readonly addresses: ReadonlySet<string>;
  readonly parameters: Parameters;
  /** Is the row drawn under its id on the page at an address? */
  readonly isAnchor: (address: string) => boolean;
}

/** `/demo?cas=training&type=x#y`: its path, its query and its fragment. */
const shape = /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/u;

/**
 * Where a link leads to the row: by its address, by a parameter of its query, or by its fragment.
 * @param from the page on which a link stands that is nothing but a fragment
 */
export function inAddress(
  href: string,
  { row, addresses, parameters, isAnchor }: AddressTargets,
  from?: string,
): Part[] {
  const { path = '', query, fragment } = shape.exec(href)?.groups ?? {};
  const parts: Part[] = addresses.has(path) ? [{ start: 0, end: path.length, as: 'address' }] : [];
  if (row === undefined) return parts;
  if (query !== undefined) {
    let start = path.length + 1;
    for (const pair of query.split('&')) {
      const [name = '', value = ''] = pair.split('=');
      const at = start + name.length + 1;
      if (value === row.id && parameters.owner(path, name, value) === row.table)
        parts.push({ start: at, end: at + value.length, as: 'id' });
      start += pair.length + 1;
    }
  }
  const page = path === '' ? from : path;
  if (fragment === row.id && page !== undefined && isAnchor(page))
    parts.push({ start: href.length - fragment.length, end: href.length, as: 'id' });
  return parts;
}
