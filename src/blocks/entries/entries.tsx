import type { EntriesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { EntryCards } from './entry-cards.tsx';
import { EntryColumns } from './entry-columns.tsx';
import { EntryIndex } from './entry-index.tsx';
import { EntryLinks } from './entry-links.tsx';

/** Rows that lead to their pages, in one of four looks. */
export function Entries({ look, rows, scale, more }: EntriesBlock) {
  return (
    <>
      {look === 'index' && <EntryIndex rows={rows} />}
      {look === 'cards' && <EntryCards rows={rows} />}
      {look === 'columns' && <EntryColumns rows={rows} scale={scale} />}
      {look === 'links' && <EntryLinks rows={rows} />}
      {more !== undefined && (
        <div className="mt-8">
          <ActionLink action={more} style="tertiary" />
        </div>
      )}
    </>
  );
}
