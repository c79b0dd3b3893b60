import type { SiteSettings } from '#generated/types.ts';

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
