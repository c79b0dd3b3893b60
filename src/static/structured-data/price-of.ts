import type { Site } from '#generated/types.ts';
import { vatOf } from '../../ui/vat-of.ts';

/** A price as the pages show it: with VAT, or without. */
export function priceOf(priceEur: number, site: Site) {
  const vat = vatOf(site);
  return {
    '@type': 'UnitPriceSpecification',
    price: priceEur,
    priceCurrency: site.settings.locale.currency,
    ...(vat && { valueAddedTaxIncluded: vat.included }),
  };
}
