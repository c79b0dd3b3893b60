import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from '#generated/block-view.tsx';
import type { Block } from '#generated/types.ts';
import type { Page, Site } from '../ui/site.ts';
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
  const body = renderToStaticMarkup(
    <SiteContext value={site}>
      <Shell site={site} page={page}>
        {page.blocks.map((block, index) => (
          <View key={index} block={block} />
        ))}
      </Shell>
      {/* Last: the visible parts come first over the wire. */}
      <JsonLd things={structuredData(site, page)} />
    </SiteContext>,
  );
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

/** The islands of some markup: a block may need its script on one page and not on another. */
function islandsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
}
