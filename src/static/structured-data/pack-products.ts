import type { LaunchOfferBlock, Page, Site } from '#generated/types.ts';
import { hasPassed } from '../../ui/has-passed.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { priceOf } from './price-of.ts';
import type { Thing } from './thing.ts';

/** The packs of the launch offer, at its prices, or at their list prices once it is over: with VAT or without, and said to be so. */
export function packProducts(block: LaunchOfferBlock, site: Site, page: Page): readonly Thing[] {
  const { baseUrl } = site.settings;
  const address = `${baseUrl}${page.path}#${block.id}`;
  const hasEnded = hasPassed(block.validUntil, site.day);
  return pickRows(site.tables.packs, block.packs).map(({ name, audience, priceEur, listPriceEur }) => ({
    '@type': 'Product',
    name,
    description: audience,
    image: `${baseUrl}/icon-512.png`,
    offers: {
      '@type': 'Offer',
      url: address,
      priceSpecification: priceOf(hasEnded ? listPriceEur : priceEur, site),
      ...(!hasEnded && { priceValidUntil: block.validUntil }),
    },
  }));
}
