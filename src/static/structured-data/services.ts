import type { EngagementHeroBlock, HeroBlock, Page, Site } from '#generated/types.ts';
import { company, type Thing } from './thing.ts';

/** The service that a page's opening presents, if any. */
export function presentedService({ service: presented }: HeroBlock, site: Site, page: Page): readonly Thing[] {
  return presented === undefined ? [] : [service(presented.name, presented.description, site, page)];
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
