import { isObject, itemsAt } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { addressWithId } from '../index/hidden-row.ts';
import type { PagePlan } from '../pages/page-plan.ts';
import { readFormer } from './former-address.ts';
import { formerIdsOf } from './former-ids.ts';

/** An address that had a page once. */
export interface Redirect {
  /** As servers compare it (`readFormer`): `/page?id=3`, `/blog/*`. */
  readonly from: string;
  /** The address of what took its place, a page, a file or another site; null when there is none. */
  readonly to: string | null;
}

/** The redirects of spec/redirects.yaml, which a spec may do without; those that are at fault are left out. */
export function writtenRedirects(source: Source | undefined) {
  return itemsAt(source?.data, ['redirects']).flatMap((row, position) => {
    if (!isObject(row) || typeof row.from !== 'string') return [];
    const { from: typed, to = null, gone } = row;
    const from = readFormer(typed);
    const isWhole = typeof to === 'string' || (to === null && gone === true);
    return isWhole && typeof from === 'string' ? [{ from, to, at: ['redirects', position], typed }] : [];
  });
}

/**
 * The addresses that rows had under their former ids, each leading to the row's page of now. An address that another page
 * has taken in the meantime is that page's.
 * @param taken every address of the site, and every one that spec/redirects.yaml redirects
 */
export function formerAddresses(plans: readonly PagePlan[], taken: Pick<ReadonlySet<string>, 'has'>): Redirect[] {
  const former = plans.flatMap(({ row, template, path: to }) =>
    formerIdsOf(row?.data ?? {}).map((id) => ({ from: addressWithId(String(template), id), to })),
  );
  return former.filter(({ from }) => !from.includes('{') && !taken.has(from));
}
