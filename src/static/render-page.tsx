import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BlockView } from '#generated/block-view.tsx';
import type { Block, Page, Site } from '#generated/types.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { SiteProvider } from './site-provider.tsx';
import { structuredData } from './structured-data/structured-data.ts';

/**
 * The whole HTML of a page. Throws only on a fault of ours: the spec has been checked before.
 * @param View what draws a block: those that the site uses, unless it is said
 */
export function renderPage(
  site: Site,
  page: Page,
  assets: Assets,
  View: ComponentType<{ block: Block }> = BlockView,
): string {
  const markup = renderToStaticMarkup(
    <SiteProvider site={site}>
      <StaticRouter location={page.path}>
        <Document
          page={page}
          settings={site.settings}
          theme={site.theme}
          things={structuredData(site, page)}
          assets={assets}
          hasLineForm={site.navigation.footer?.form !== undefined}
        >
          <PageShell accent={page.accent}>
            {page.blocks.map((block, index) => (
              <View key={index} block={block} />
            ))}
          </PageShell>
        </Document>
      </StaticRouter>
    </SiteProvider>,
  );
  return `<!doctype html>${markup}`;
}
