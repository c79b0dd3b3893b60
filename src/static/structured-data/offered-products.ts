import type { Offer, OffersBlock, Page, PageSite } from '#generated/types.ts';
import { hasPassed } from '../../ui/days.ts';
import { priceOf, type Thing } from './thing.ts';

/** The offers of a block whose prices are shown, at their list prices once it is over: labelled with VAT or without. */
export function offeredProducts(block: OffersBlock, site: PageSite, page: Page): readonly Thing[] {
  const { rows = [], groups = [], prices } = block;
  if (prices?.shown === false) return [];
  return [
    ...rows.flatMap((offer) => productOf(offer, block.id, block, site, page)),
    ...groups.flatMap(({ id, offers }) => offers.flatMap((offer) => productOf(offer, id, block, site, page))),
  ];
}

function productOf(
  { name, text, priceEur, listPriceEur = priceEur }: Offer,
  anchor: string | undefined,
  { validUntil }: OffersBlock,
  site: PageSite,
  { path }: Page,
): Thing[] {
  if (priceEur === undefined || listPriceEur === undefined) return [];
  const { baseUrl } = site.settings;
  const hasEnded = validUntil !== undefined && hasPassed(validUntil, site.day);
  return [
    {
      '@type': 'Product',
      name,
      ...(text !== undefined && { description: text }),
      image: `${baseUrl}/icon-512.png`,
      offers: {
        '@type': 'Offer',
        url: `${baseUrl}${path}${anchor === undefined ? '' : `#${anchor}`}`,
        priceSpecification: priceOf(hasEnded ? listPriceEur : priceEur, site),
        ...(validUntil !== undefined && !hasEnded && { priceValidUntil: validUntil }),
      },
    },
  ];
}
