import type { Block, SiteSettings, HeroBlock } from '#generated/types.ts';
import type { Page, Site } from '../ui/site.ts';
import { notFoundPath } from '../ui/addresses.ts';
import { company, offeredProducts, places, reachOf, scheduledEvents, type Thing } from './structured-things.ts';
import { trailOf } from '../shell/current-page.tsx';

/** The structured data of a page, all of it visible on the page. Empty for the not-found page. */
export function structuredData(site: Site, page: Page): readonly Thing[] {
  if (page.path === notFoundPath) return [];
  const { settings } = site;
  const isHome = page.path === '/';
  const isReached = page.blocks.some((block) => block.type === 'hero' && block.aside?.kind === 'channels');
  const described =
    isHome || isReached ? [organization(settings, isReached ? saidOn(page, settings.contact) : undefined)] : [];
  const own = isHome ? webSite(settings) : breadcrumbList(site, page);
  return [...described, own, ...page.blocks.flatMap((block) => thingsOf(block, site, page))];
}

function thingsOf(block: Block, site: Site, page: Page): readonly Thing[] {
  switch (block.type) {
    case 'offers':
      return offeredProducts(block, site, page);
    case 'hero':
      return presentedService(block, site, page);
    case 'catalogue':
      return places(block, site);
    case 'agenda':
      return scheduledEvents(block, site, page);
    default:
      return [];
  }
}

/** The way to the page, as shown above it. Its last step has no address: it is the page itself. */
function breadcrumbList(site: Site, { path }: Page): Thing {
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

/** The details that the sections of a page show: their owner may have taken the opening hours off it. */
function saidOn({ blocks }: Page, contact: SiteSettings['contact']): Partial<SiteSettings['contact']> {
  const shown = JSON.stringify(blocks);
  return Object.fromEntries(Object.entries(contact).filter(([, detail]) => shown.includes(JSON.stringify(detail))));
}

/**
 * The company. The page that shows how it is reached describes that too; with an address and opening hours it is a business that one may
 * enter.
 */
function organization(settings: SiteSettings, reached: Partial<SiteSettings['contact']> | undefined): Thing {
  const { shortName, tagline, baseUrl, locale } = settings;
  return {
    ...company(settings),
    ...(reached?.address && reached.openingHours && { '@type': 'LocalBusiness' }),
    alternateName: shortName,
    description: tagline,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icon-512.png`,
    ...(reached && reachOf(reached, locale.country)),
  };
}

/** The site and the name that search engines show above its results. */
function webSite({ name, shortName, baseUrl }: SiteSettings): Thing {
  return { '@type': 'WebSite', name, alternateName: shortName, url: `${baseUrl}/` };
}

/** The service that a page's opening presents, if any. */
function presentedService({ service }: HeroBlock, { settings }: Site, { path }: Page): readonly Thing[] {
  if (service === undefined) return [];
  const { name, description } = service;
  return [{ '@type': 'Service', name, description, url: settings.baseUrl + path, provider: company(settings) }];
}

/**
 * Structured data of a page. The text is a child of the script: React writes it as it is, because HTML knows no
 * escapes there, so every `<` becomes `\u003c`, which no `</script>` or `<!--` in a title can end.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const [only] = things;
  const data = { '@context': 'https://schema.org', ...(things.length === 1 ? only : { '@graph': things }) };
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
