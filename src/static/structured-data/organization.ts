import type { SiteSettings } from '#generated/types.ts';
import { company, type Thing } from './thing.ts';

/** The company, described once, on the home page. */
export function organization(settings: SiteSettings): Thing {
  const { shortName, tagline, baseUrl } = settings;
  return {
    ...company(settings),
    alternateName: shortName,
    description: tagline,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icon-512.png`,
  };
}

/** The site and the name that search engines show above its results. */
export function webSite({ name, shortName, baseUrl }: SiteSettings): Thing {
  return {
    '@type': 'WebSite',
    name,
    alternateName: shortName,
    url: `${baseUrl}/`,
  };
}
