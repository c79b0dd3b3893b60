import type { SiteSettings, PageSite } from '#generated/types.ts';

/** A node of schema.org, as JSON-LD writes it. */
export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The company as other pages name it: the home page describes it under the same `@id`. */
export function company({ name, baseUrl }: SiteSettings): Thing {
  return { '@type': 'Organization', '@id': `${baseUrl}/#organization`, name };
}

/** A price as the pages show it: with VAT, or without. */
export function priceOf(priceEur: number, { vat, settings }: PageSite) {
  return {
    '@type': 'UnitPriceSpecification',
    price: priceEur,
    priceCurrency: settings.locale.currency,
    ...(vat && { valueAddedTaxIncluded: vat.included }),
  };
}
