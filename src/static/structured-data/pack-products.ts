import type { LaunchOfferBlock, Page, Site } from '../../generated/types.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { netPrice } from './net-price.ts';
import type { Thing } from './thing.ts';

/** The packs of the launch offer. Their prices are shown without tax, and said to be so. */
export function packProducts(block: LaunchOfferBlock, { settings, tables }: Site, page: Page): readonly Thing[] {
  const { baseUrl } = settings;
  const address = `${baseUrl}${page.path}#${block.id}`;
  return pickRows(tables.packs, block.packs).map(({ name, audience, priceEur }) => ({
    '@type': 'Product',
    name,
    description: audience,
    image: `${baseUrl}/icon-512.png`,
    offers: {
      '@type': 'Offer',
      url: address,
      priceSpecification: netPrice(priceEur),
      priceValidUntil: block.validUntil,
    },
  }));
}
