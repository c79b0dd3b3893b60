/** A price in euros as the pages show it: without tax. */
export function netPrice(priceEur: number) {
  return { '@type': 'UnitPriceSpecification', price: priceEur, priceCurrency: 'EUR', valueAddedTaxIncluded: false };
}
