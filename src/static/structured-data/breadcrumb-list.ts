import type { Page, PageSite } from '#generated/types.ts';
import { trailOf } from '../../shell/trail.ts';
import type { Thing } from './thing.ts';

/** The way to the page, as shown above it. Its last step has no address: it is the page itself. */
export function breadcrumbList(site: PageSite, { path }: Page): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(site, path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.path !== path && { item: site.settings.baseUrl + crumb.path }),
    })),
  };
}
