import { BlockView } from '#generated/block-view.tsx';
import type { Block } from '#generated/types.ts';
import type { Page, Site } from '../ui/site.ts';
import type { Assets } from '../shared/assets.ts';
import { renderPage as renderWith } from '../static/render-page.tsx';

type Marked = Block & { draftMark?: string };

/** The whole HTML of a page, with a mark above each block that holds drafts. The dev server loads this module for pages that have some. */
export function renderPage(site: Site, page: Page, assets: Assets): string {
  return renderWith(site, page, assets, { View: MarkedView });
}

function MarkedView({ block }: { block: Block }) {
  const { draftMark, ...own } = block as Marked;
  return (
    <>
      {draftMark !== undefined && <p className="draft-mark">{draftMark}</p>}
      <BlockView block={own} />
    </>
  );
}
