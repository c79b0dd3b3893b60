import type { EntriesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { EntryCards } from './entry-cards.tsx';
import { EntryColumns } from './entry-columns.tsx';
import { EntryIndex } from './entry-index.tsx';
import { EntryLinks } from './entry-links.tsx';

const looks = { index: EntryIndex, cards: EntryCards, columns: EntryColumns, links: EntryLinks };

/** Rows that lead to their pages, in one of four looks. */
export function Entries(block: EntriesBlock) {
  const Look = looks[block.look];
  return (
    <>
      <Look {...block} />
      {block.more !== undefined && (
        <div className="mt-8">
          <ActionLink action={block.more} style="tertiary" />
        </div>
      )}
    </>
  );
}
