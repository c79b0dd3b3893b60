import { formatAddress } from 'localized-address-format';
import { tagOf, type Locale } from './locale.ts';

/** The parts of an address, by the names of schema.org. */
export interface PostalAddress {
  streetAddress: string;
  postalCode?: string;
  addressLocality: string;
  addressRegion?: string;
  /** ISO 3166-1 (`FR`); that of the site where it is left out. */
  addressCountry?: string;
}

/**
 * An address on one line, in the order of its country: `12 rue de l'Exemple, 75000 Paris`, `10 Example Street, London, SW1A 2AA`. The name of
 * the country follows where it is not that of the site.
 */
export function addressLine(
  { streetAddress, postalCode = '', addressLocality, addressRegion = '', addressCountry }: PostalAddress,
  locale: Locale,
): string {
  const country = addressCountry ?? locale.country;
  const lines = formatAddress({
    postalCountry: country,
    addressLines: [streetAddress],
    postalCode,
    locality: addressLocality,
    administrativeArea: addressRegion,
  });
  if (country !== locale.country)
    return [...lines, new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(country)].join(', ');
  // The letters of a country before the code (`CH-1204`) are for mail from abroad.
  return lines.map((line) => line.replace(/^[A-Z]{1,2}-(?=\d)/u, '')).join(', ');
}
