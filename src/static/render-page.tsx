import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BlockView } from '#generated/block-view.tsx';
import type { Accent, Block, Page, PageSite } from '#generated/types.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { SiteProvider } from './site-provider.tsx';
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
  { View = BlockView, Shell = PageShell }: Partial<PageParts> = {},
): string {
  const body = renderToStaticMarkup(
    <SiteProvider site={site}>
      <StaticRouter location={page.path}>
        <Shell accent={page.accent}>
          {page.blocks.map((block, index) => (
            <View key={index} block={block} />
          ))}
        </Shell>
        {/* Last: what is seen first comes first over the wire. */}
        <JsonLd things={structuredData(site, page)} />
      </StaticRouter>
    </SiteProvider>,
  );
  const { settings, theme } = site;
  const head = { page, settings, theme, assets };
  const document = renderToStaticMarkup(
    <SiteProvider site={site}>
      <Document {...head} islands={islandsIn(body)} body={body} />
    </SiteProvider>,
  );
  return `<!doctype html>${document}`;
}

/** The islands of some markup: a block may need its script on one page and not on another. */
function islandsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
}
