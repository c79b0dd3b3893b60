import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BlockView } from '#generated/block-view.tsx';
import type { Accent, Block, Page, PageSite, SectionSite } from '#generated/types.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { SectionProvider, SiteProvider } from './site-provider.tsx';
import { JsonLd } from './structured-data/json-ld.tsx';
import { structuredData } from './structured-data/structured-data.ts';

/** What a page is drawn with. */
interface PageParts {
  View: ComponentType<{ block: Block }>;
  Shell: ComponentType<{ accent?: Accent | undefined; children: ReactNode }>;
}

/**
 * The whole HTML of a page. Throws only on a fault of ours: the spec has been checked before.
 * @param parts what draws a block (those that the site uses, unless it is said) and what stands around all of them
 */
export function renderPage(
  site: PageSite,
  page: Page,
  assets: Assets,
  { View, Shell }: Partial<PageParts> = {},
): string {
  const sections = page.blocks.map((block, place) => renderSection(site, page.path, block, place, View)).join('');
  const [before, after] = renderAround(site, page, assets, islandsIn(sections), Shell);
  return before + sections + after;
}

/**
 * The HTML of one block of a page, by itself: a build draws it again where it has changed.
 * @param path the address of the page
 * @param place which of its blocks it is: ids that `useId` makes begin with it, so that they are unique on the page
 */
export function renderSection(
  site: SectionSite,
  path: string,
  block: Block,
  place: number,
  View: PageParts['View'] = BlockView,
): string {
  return renderToStaticMarkup(
    <SectionProvider site={site}>
      <StaticRouter location={path}>
        <View block={block} />
      </StaticRouter>
    </SectionProvider>,
    { identifierPrefix: place.toString(36) },
  );
}

/** Where the blocks stand, until their HTML is put there. */
const place = createElement('page-sections');
const mark = renderToStaticMarkup(place);

/**
 * What stands before and after the blocks of a page: head, menus, footer, structured data.
 * @param islands the types of island in its blocks: the scripts of others are not announced
 */
export function renderAround(
  site: PageSite,
  page: Page,
  assets: Assets,
  islands: ReadonlySet<string>,
  Shell: PageParts['Shell'] = PageShell,
): [before: string, after: string] {
  const body = renderToStaticMarkup(
    <SiteProvider site={site}>
      <StaticRouter location={page.path}>
        <Shell accent={page.accent}>{place}</Shell>
        {/* Last: what is seen first comes first over the wire. */}
        <JsonLd things={structuredData(site, page)} />
      </StaticRouter>
    </SiteProvider>,
  );
  const { settings, theme } = site;
  const head = { page, settings, theme, assets };
  const document = renderToStaticMarkup(
    <SiteProvider site={site}>
      <Document {...head} islands={new Set([...islands, ...islandsIn(body)])} body={body} />
    </SiteProvider>,
  );
  const [before = '', after = ''] = document.split(mark);
  return [`<!doctype html>${before}`, after];
}

/** The islands of some markup: a block may need its script on one page and not on another. */
function islandsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
}
