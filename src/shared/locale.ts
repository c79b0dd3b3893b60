/** The language, country and currency that dates, numbers and amounts are written in. */
export interface Locale {
  /** `fr` */
  language: string;
  /** `FR` */
  country: string;
  /** ISO 4217: `EUR` */
  currency: string;
}

/** French as France writes it: what a spec without settings has, and what owners are spoken to in. */
export const french: Locale = { language: 'fr', country: 'FR', currency: 'EUR' };

/** `fr-FR`, for Intl and for HTML. */
export function tagOf({ language, country }: Pick<Locale, 'language' | 'country'>): string {
  return `${language}-${country}`;
}
