/** The language, country and currency that dates, numbers and amounts are written in. */
export interface Locale {
  /** `fr` */
  language: string;
  /** `FR` */
  country: string;
  /** ISO 4217: `EUR` */
  currency: string;
}

/** French as France writes it: the default of a spec, and the language of messages to owners. */
export const french: Locale = { language: 'fr', country: 'FR', currency: 'EUR' };

/** `fr-FR`, for Intl and for HTML. */
export function tagOf({ language, country }: Pick<Locale, 'language' | 'country'>): string {
  return `${language}-${country}`;
}
