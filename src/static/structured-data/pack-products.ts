import type { LaunchOfferBlock, Page, Site } from '../../generated/types.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { priceOf } from './price-of.ts';
import type { Thing } from './thing.ts';

/** The packs of the launch offer. Their prices are shown with VAT or without, and said to be so. */
export function packProducts(block: LaunchOfferBlock, site: Site, page: Page): readonly Thing[] {
  const { baseUrl } = site.settings;
  const address = `${baseUrl}${page.path}#${block.id}`;
  return pickRows(site.tables.packs, block.packs).map(({ name, audience, priceEur }) => ({
    '@type': 'Product',
    name,
    description: audience,
    image: `${baseUrl}/icon-512.png`,
    offers: {
      '@type': 'Offer',
      url: address,
      priceSpecification: priceOf(priceEur, site),
      priceValidUntil: block.validUntil,
    },
  }));
}
