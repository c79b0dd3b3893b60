import type { PageSite } from '#generated/types.ts';

/** A price as the pages show it: with VAT, or without. */
export function priceOf(priceEur: number, { vat, settings }: PageSite) {
  return {
    '@type': 'UnitPriceSpecification',
    price: priceEur,
    priceCurrency: settings.locale.currency,
    ...(vat && { valueAddedTaxIncluded: vat.included }),
  };
}
