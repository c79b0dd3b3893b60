import type { PagePlan } from '../pages/page-plan.ts';
import type { Redirect } from './written-redirects.ts';
import { formerIdsOf } from './former-ids.ts';

/**
 * The addresses that rows had under their former ids, each leading to the row's page of now. An address that another page
 * has taken in the meantime is that page's.
 * @param taken every address of the site, and every one that spec/redirects.yaml redirects
 */
export function formerAddresses(plans: readonly PagePlan[], taken: Pick<ReadonlySet<string>, 'has'>): Redirect[] {
  return plans.flatMap(formerOf).filter(({ from }) => !from.includes('{') && !taken.has(from));
}

function formerOf({ row, template, path }: PagePlan): Redirect[] {
  if (row === undefined || typeof template !== 'string') return [];
  return formerIdsOf(row.data).map((id) => ({ from: addressWithId(template, id), to: path }));
}

/** The address that a family's template gives to the row `id`. */
export function addressWithId(template: string, id: string): string {
  return template.replaceAll('{row.id}', id);
}
