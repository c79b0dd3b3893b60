import { createElement, type ComponentProps, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from '#generated/block-view.tsx';
import type { Block } from '#generated/types.ts';
import type { Page, SectionSite, Site } from '../ui/site.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { Assets } from '../shared/assets.ts';
import { Document } from './document.tsx';
import { SiteContext } from '../ui/site-context.ts';
import { JsonLd, structuredData } from './structured-data.tsx';

interface PageViews {
  View: ComponentType<{ block: Block }>;
  Shell: ComponentType<ComponentProps<typeof PageShell>>;
}

/**
 * The whole HTML of a page. Throws only on a fault of ours: the spec has been checked before.
 * @param views the view of a block (by default, of the blocks that the site uses) and the view around all blocks
 */
export function renderPage(
  site: Site,
  page: Page,
  assets: Assets,
  { View = BlockView, Shell = PageShell }: Partial<PageViews> = {},
): string {
  const sections = page.blocks.map((block, index) => renderSection(site, block, index, View)).join('');
  const around = renderToStaticMarkup(
    <SiteContext value={site}>
      <Shell site={site} page={page}>
        {createElement(sectionsTag)}
      </Shell>
      {/* Last: the visible parts come first over the wire. */}
      <JsonLd things={structuredData(site, page)} />
    </SiteContext>,
  );
  const body = around.replace(`<${sectionsTag}></${sectionsTag}>`, () => sections);
  const { settings, theme } = site;
  const document = renderToStaticMarkup(
    <Document {...{ page, settings, theme, assets, body }} islands={islandsIn(body)} />,
  );
  // React needs the attribute to place stylesheets before preloads; browsers do not.
  return `<!doctype html>${withPlainProps(document.replaceAll(' data-precedence="1"', ''))}`;
}

/** The values of applications are JSON in an attribute: between single quotes its own quotes need no escape, a fiftieth of the weight of a page with a form. */
function withPlainProps(html: string): string {
  return html.replaceAll(
    / data-props="([^"]*)"/g,
    (_, props: string) => ` data-props='${props.replaceAll('&quot;', '"')}'`,
  );
}

/** The element that the HTML of the blocks replaces. */
const sectionsTag = 'page-sections';

/**
 * The HTML of one block of a page.
 * @param index of the block on its page: the ids of `useId` begin with it, so that they are unique on the page
 */
function renderSection(site: SectionSite, block: Block, index: number, View: PageViews['View']): string {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <View block={block} />
    </SiteContext>,
    { identifierPrefix: index.toString(36) },
  );
}

/** The islands of some markup: a block may need its script on one page and not on another. */
function islandsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
}
