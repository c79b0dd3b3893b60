import type { Block, Page, PageSite } from '#generated/types.ts';
import { notFoundPath } from '../../ui/not-found-path.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { scheduledEvents } from './scheduled-events.ts';
import { organization, webSite } from './organization.ts';
import { offeredProducts } from './offered-products.ts';
import { presentedService } from './services.ts';
import type { Thing } from './thing.ts';

/** What a page says to search engines, and nothing that it does not show to visitors. Empty for the not-found page. */
export function structuredData(site: PageSite, page: Page): readonly Thing[] {
  if (page.path === notFoundPath) return [];
  const { settings } = site;
  const own = page.path === '/' ? [organization(settings), webSite(settings)] : [breadcrumbList(site, page)];
  return [...own, ...page.blocks.flatMap((block) => thingsOf(block, site, page))];
}

/** What a block describes: the offers, services and events that it shows. */
function thingsOf(block: Block, site: PageSite, page: Page): readonly Thing[] {
  switch (block.type) {
    case 'offers':
      return offeredProducts(block, site, page);
    case 'hero':
      return presentedService(block, site, page);
    case 'agenda':
      return scheduledEvents(block, site, page);
    default:
      return [];
  }
}
