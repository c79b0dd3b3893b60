import type { EngagementHeroBlock, Page, Site, TechnologyHeroBlock } from '#generated/types.ts';
import { company, type Thing } from './thing.ts';

/** A technology of the stack, as installed and run for a customer. */
export function technologyService({ name, tagline }: TechnologyHeroBlock, site: Site, page: Page): Thing {
  return service(name, tagline, site, page);
}

/** One of the ways of being accompanied. */
export function approachService({ approach, heading }: EngagementHeroBlock, site: Site, page: Page): Thing {
  return service(site.tables.approaches.find(({ id }) => id === approach)?.name ?? heading, heading, site, page);
}

function service(name: string, description: string, { settings }: Site, { path }: Page): Thing {
  return {
    '@type': 'Service',
    name,
    description,
    url: settings.baseUrl + path,
    provider: company(settings),
  };
}
