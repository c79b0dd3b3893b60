import { type ComponentProps, type ComponentType, type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from '#generated/block-view.tsx';
import type { Block, Page, PageSite, SectionSite, ShellSite } from '#generated/types.ts';
import { PageBottom, PageShell, PageTop } from '../shell/page-shell.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { SectionProvider } from './section-provider.tsx';
import { JsonLd, structuredData } from './structured-data/structured-data.tsx';
import { atPage } from '../shell/current-page.ts';

/** What a page is drawn with. */
interface PageViews {
  View: ComponentType<{ block: Block }>;
  Shell: ComponentType<ComponentProps<typeof PageShell>>;
}

/**
 * The whole HTML of a page. Throws only on a fault of ours: the spec has been checked before.
 * @param views what draws a block (those that the site uses, unless it is said) and what stands around all of them
 */
export function renderPage(
  site: PageSite & ShellSite,
  page: Page,
  assets: Assets,
  { View, Shell }: Partial<PageViews> = {},
): string {
  const sections = page.blocks.map((block, place) => renderSection(site, block, place, View)).join('');
  const shell = renderShell(site);
  const islands = islandsIn(shell.top + sections + shell.bottom);
  return putTogether(renderAround(site, page, assets, islands, Shell), { ...shell, sections }, page.path);
}

/**
 * The HTML of one block of a page.
 * @param place which of its blocks it is: ids that `useId` makes begin with it, so that they are unique on the page
 */
function renderSection(site: SectionSite, block: Block, place: number, View: PageViews['View'] = BlockView): string {
  return renderToStaticMarkup(
    <SectionProvider site={site}>
      <View block={block} />
    </SectionProvider>,
    { identifierPrefix: place.toString(36) },
  );
}

/** Header and footer of a site, as all its pages have them: what is current in them stands open until a page is put together. */
function renderShell(site: ShellSite): SiteShell {
  const draw = (part: ReactNode) => renderToStaticMarkup(<SectionProvider site={site}>{part}</SectionProvider>);
  return { top: draw(<PageTop site={site} />), bottom: draw(<PageBottom site={site} />) };
}

/**
 * What of a page is its own, around its blocks: head, breadcrumb, band, structured data. Its other parts have their places in it.
 * @param islands the types of island in these parts: the scripts of others are not announced
 */
function renderAround(
  site: PageSite,
  page: Page,
  assets: Assets,
  islands: ReadonlySet<string>,
  Shell: PageViews['Shell'] = PageShell,
): string {
  const body = renderToStaticMarkup(
    <SectionProvider site={site}>
      <Shell site={site} page={page} top={placeOf('top')} bottom={placeOf('bottom')}>
        {placeOf('sections')}
      </Shell>
      {/* Last: what is seen first comes first over the wire. */}
      <JsonLd things={structuredData(site, page)} />
    </SectionProvider>,
  );
  const { settings, theme } = site;
  const all = new Set([...islands, ...islandsIn(body)]);
  const document = renderToStaticMarkup(<Document {...{ page, settings, theme, assets, body }} islands={all} />);
  // React needs the attribute to place stylesheets before preloads; browsers do not.
  return `<!doctype html>${document.replaceAll(' data-precedence="1"', '')}`;
}

/** The islands of some markup: a block may need its script on one page and not on another. */
function islandsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
}

/** What begins every page of a site, and what ends it: drawn once, what is current in them is decided for each page. */
interface SiteShell {
  top: string;
  bottom: string;
}

/** The parts of a page that are drawn by themselves. */
interface PageParts extends SiteShell {
  sections: string;
}

/** Where a part stands, until its HTML is put there. */
function placeOf(part: keyof PageParts) {
  return createElement(`page-${part}`);
}

const place = /<page-(top|sections|bottom)><\/page-\1>/g;

/** The HTML of a page. @param around what is its own around its parts, with their places */
function putTogether(around: string, { top, sections, bottom }: PageParts, path: string): string {
  const parts = { top: atPage(top, path), sections, bottom: atPage(bottom, path) };
  return around.replaceAll(place, (_, part: keyof PageParts) => parts[part]);
}
