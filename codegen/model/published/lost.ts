import { valueAt, objectsIn, textAt } from '../../base/json.ts';
import { addressWithId } from '../index/hidden-row.ts';
import type { HiddenRow, SpecIndex } from '../index/spec-index.ts';
import type { PagePlan } from '../pages/pages.ts';
import { formerIdsOf, redirectFor, formerAddresses, writtenRedirects } from '../redirects/redirects.ts';
import type { Published } from './ledger.ts';

/** The pages of a table, at addresses that hold the ids of its rows. */
interface Family {
  readonly table: string;
  readonly page: string;
  readonly template: string;
}

/** The families of a spec, in the order of its routes. */
export function familiesOf({ pages, singles }: SpecIndex): Family[] {
  return objectsIn(valueAt(singles.get('routes')?.data, ['routes'])).flatMap(({ path: template, page }) => {
    if (typeof template !== 'string' || !template.includes('{row.id}')) return [];
    const table = textAt(pages.get(String(page))?.data, ['each']);
    return table === undefined ? [] : [{ table, page: String(page), template }];
  });
}

/** The id that an address of a family holds; `undefined` for another address. */
export function idIn({ template }: Family, address: string): string | undefined {
  const pattern = template
    .split('{row.id}')
    .map((part) => RegExp.escape(part))
    .join('([a-z0-9-]+)');
  const [, id] = new RegExp(`^${pattern}$`).exec(address) ?? [];
  return id !== undefined && addressWithId(template, id) === address ? id : undefined;
}

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
