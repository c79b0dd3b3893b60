import type { PagePlan } from '../pages/page-plan.ts';
import { aliasesOf } from '../pages/pages.ts';
import { camelCase } from '../../base/names.ts';
import { isObject } from '../../base/json.ts';
import type { Site } from '../site.ts';
import type { Published } from './ledger.ts';

/** Every address of a site, and the ids of the rows that links name. */
export function publishedNow(
  pages: Iterable<PagePlan>,
  { tables, linkTables }: Pick<Site, 'tables' | 'linkTables'>,
): Published {
  const addresses = [...pages].flatMap((page) => {
    const shown = page.row === undefined ? page.family : `${page.family}/${page.row.id}`;
    return [page.path, ...aliasesOf(page)].map((address) => [address, shown]);
  });
  const rows = [...new Set(Object.values(linkTables).flat())].map((table) => [
    table,
    (tables[camelCase(table)] ?? []).filter(isObject).map(({ id }) => String(id)),
  ]);
  return {
    addresses: Object.fromEntries(addresses) as Published['addresses'],
    rows: Object.fromEntries(rows) as Published['rows'],
  };
}
