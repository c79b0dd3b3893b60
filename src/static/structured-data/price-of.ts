import type { Site } from '#generated/types.ts';

/** A price as the pages show it: with VAT, or without. */
export function priceOf(priceEur: number, { vat, settings }: Site) {
  return {
    '@type': 'UnitPriceSpecification',
    price: priceEur,
    priceCurrency: settings.locale.currency,
    ...(vat && { valueAddedTaxIncluded: vat.included }),
  };
}
