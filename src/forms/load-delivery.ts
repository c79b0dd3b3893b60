import type { SiteForms } from '#generated/types.ts';

/** What hands a request over, loaded once something is entered; nothing where nothing is sent. Asked for again it is the same. */
export function loadDelivery({ delivery }: Pick<SiteForms, 'delivery'>) {
  return delivery === 'none' ? undefined : import('./delivery.ts');
}
