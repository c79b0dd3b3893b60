import { familiesOf, idIn } from '../index/hidden-row.ts';
import type { HiddenRow, SpecIndex } from '../index/spec-index.ts';
import type { PagePlan } from '../pages/pages.ts';
import { formerIdsOf, redirectFor, formerAddresses, writtenRedirects } from '../redirects/redirects.ts';
import type { Published } from './ledger.ts';

/** The published addresses that neither answer nor redirect, by page, by `spec/redirects.yaml` or by `formerIds`. */
export function lostAddresses(
  { index, pages }: { index: SpecIndex; pages: readonly PagePlan[] },
  published: Published,
  addresses: ReadonlySet<string>,
): string[] {
  const redirects = writtenRedirects(index.singles.get('redirects'));
  const former = new Set(formerAddresses(pages, addresses).map(({ from }) => from));
  return [...published].filter((address) => {
    if (address.includes('?')) return false;
    const answers = addresses.has(address) || former.has(address);
    return !answers && redirectFor(`${address}?`, redirects, false) === undefined;
  });
}

/** The ids of the rows of a table, on whatever days they are on the site, and their former ids. */
export function idsOf({ tables, hidden }: SpecIndex, table: string): string[] {
  const rows = [...(tables.get(table) ?? []), ...(hidden.get(table) ?? [])];
  return rows.flatMap(({ id, data }) => [id, ...formerIdsOf(data)]);
}

/** The row outside its days whose page had an address. */
export function hiddenAt(index: SpecIndex, address: string): HiddenRow | undefined {
  for (const family of familiesOf(index)) {
    const id = idIn(family, address);
    const row = index.hidden
      .get(family.table)
      ?.find((one) => id !== undefined && [one.id, ...formerIdsOf(one.data)].includes(id));
    if (row !== undefined) return row;
  }
  return undefined;
}
