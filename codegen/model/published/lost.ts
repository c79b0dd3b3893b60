import { isObject } from '../../base/json.ts';
import { hiddenAddresses } from '../index/hidden-row.ts';
import { redirectFor } from '../redirects/redirect-table.ts';
import { formerAddresses, writtenRedirects } from '../redirects/redirects.ts';
import { formerIdsOf } from '../redirects/former-ids.ts';
import type { PagePlan } from '../pages/page-plan.ts';
import type { HiddenRow, Row, SpecIndex } from '../index/spec-index.ts';
import type { Source } from '../../read/source.ts';
import type { Published } from './ledger.ts';
import { successorOf } from './remedies.ts';

/** A published row that is gone without a word. */
export interface LostRow {
  readonly table: string;
  readonly id: string;
  /** Its addresses, which would not answer any more. */
  readonly addresses: readonly string[];
  /** The new row that stands where it stood. */
  readonly successor: Row | undefined;
}

/** What was published and would not answer any more. */
export interface Lost {
  readonly rows: readonly LostRow[];
  /** Rows that are not on the site on that day, with the addresses that their pages had. */
  readonly hidden: readonly { readonly row: HiddenRow; readonly addresses: readonly string[] }[];
  /** By page file, the addresses that are not those of a lost row. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
}

interface Inputs {
  readonly published: Published;
  readonly addresses: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly pageFiles: ReadonlyMap<string, Source>;
  readonly present: { readonly index: SpecIndex; readonly pages: readonly PagePlan[] };
}

/** Compares the published addresses and rows with those of the spec, its redirects and its `formerIds`. */
export function lostSince({ published, addresses, tables, pageFiles, present }: Inputs): Lost {
  const source = present.index.singles.get('redirects');
  const redirects = writtenRedirects(source);
  const written = {
    has: (address: string) => redirectFor(`${address}?`, redirects, addresses.has(address)) !== undefined,
  };
  const derived = formerAddresses(present.pages, addresses).map(({ from }) => from);
  const { hidden } = present.index;
  const answers = new Set([...addresses, ...derived]);
  const answering = { has: (address: string) => answers.has(address) || written.has(address) };
  const list = isObject(source?.data) ? source.data.removedRows : undefined;
  const removed = new Set(Array.isArray(list) ? list.map(String) : []);

  const ofRows = addressesByRow(published, pageFiles);
  const rows = Object.entries(published.rows).flatMap(([table, ids]) => {
    const now = tables.get(table);
    if (now === undefined) return [];
    // A row outside its days is not lost: the spec has its days.
    const all = [...now, ...(hidden.get(table) ?? [])];
    const known = new Set(all.flatMap(({ id, data }) => [id, ...formerIdsOf(data)]));
    return ids.flatMap((id): LostRow[] => {
      const own = ofRows.get(`${table}.${id}`) ?? [];
      const isExplained = removed.has(`${table}.${id}`) || own.some((address) => written.has(address));
      if (known.has(id) || isExplained) return [];
      const next = successorOf(
        id,
        ids,
        now.map((row) => row.id),
      );
      const successor = now.find((row) => row.id === next);
      return [{ table, id, addresses: own.filter((address) => !answering.has(address)), successor }];
    });
  });

  const aside = hiddenAddresses(present.index).flatMap(({ row, table }) =>
    [row.id, ...formerIdsOf(row.data)].flatMap((id) =>
      (ofRows.get(`${table}.${id}`) ?? [])
        .filter((address) => !answering.has(address))
        .map((address) => ({ row, address })),
    ),
  );
  const explained = new Set([...rows.flatMap((row) => row.addresses), ...aside.map(({ address }) => address)]);
  const silent = Object.keys(published.addresses).filter(
    (address) => !answering.has(address) && !explained.has(address),
  );
  const hiddenRows = [...Map.groupBy(aside, ({ row }) => row)].map(([row, own]) => ({
    row,
    addresses: [...new Set(own.map(({ address }) => address))],
  }));
  return { rows, hidden: hiddenRows, addresses: Map.groupBy(silent, (address) => shownAt(published, address).page) };
}

/** The page file that a published address showed, and in a family the row. */
export function shownAt({ addresses }: Published, address: string): { page: string; row: string | undefined } {
  const [page = '', row] = (addresses[address] ?? '').split('/');
  return { page, row };
}

/** The addresses of each row that had a page: by the table of the page file, and by the id. */
function addressesByRow(published: Published, pageFiles: Inputs['pageFiles']): ReadonlyMap<string, string[]> {
  return Map.groupBy(Object.keys(published.addresses), (address) => {
    const { page, row } = shownAt(published, address);
    const data = pageFiles.get(page)?.data;
    return row !== undefined && isObject(data) && typeof data.each === 'string' ? `${data.each}.${row}` : '';
  });
}
