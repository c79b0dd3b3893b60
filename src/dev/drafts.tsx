import { BlockView } from '#generated/block-view.tsx';
import type { Block, SectionSite } from '#generated/types.ts';
import { renderSection as renderWith } from '../static/render-page.tsx';

/** A block with what is said of the drafts in it. */
type Marked = Block & { draftMark?: string };

/** As the renderer does it, with a word over a block that drafts are in. The dev server loads this module for the pages that have some. */
export function renderSection(site: SectionSite, block: Block, place: number): string {
  return renderWith(site, block, place, MarkedView);
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
