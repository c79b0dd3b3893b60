import type { CatalogueBlock, SheetGroup } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { CatalogueList } from './catalogue-list.tsx';

/** Groups one below the other, each with its rows at the right. The rows are numbered through all groups. */
export function CatalogueGroups({ block }: { block: CatalogueBlock }) {
  const { groups = [] } = block;
  const startOf = (index: number): number => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 1);
  const isCompact = block.look === 'lines';
  return groups.map((group, index) => (
    <div
      key={group.name}
      id={group.id}
      className={`grid gap-x-8 border-t border-line-strong pt-6 lg:grid-cols-12 ${isCompact ? 'pb-12 last:pb-0' : 'gap-y-8 not-first:mt-14 lg:not-first:mt-20'}`}
    >
      {isCompact ? (
        <h3 className="mb-3 flex items-start gap-3 text-h3 lg:col-span-3">
          {group.icon !== undefined && <Icon name={group.icon} className="mt-0.5 size-5 text-accent" />}
          {group.name}
        </h3>
      ) : (
        <GroupHeader group={group} place={`${index + 1}/${groups.length}`} />
      )}
      <div className={`lg:col-span-9 ${isCompact ? 'lg:-mt-6' : ''}`}>
        <CatalogueList rows={group.rows} block={block} level={4} start={startOf(index)} />
      </div>
    </div>
  ));
}

/** Name and role of a group: they stay in view while its rows pass at the right. */
function GroupHeader({ group: { name, icon, text }, place }: { group: SheetGroup; place: string }) {
  return (
    <header className="self-start lg:sticky lg:top-28 lg:col-span-3">
      <p className="flex items-center justify-between font-mono text-small text-quiet lg:justify-start lg:gap-4">
        {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
        {place}
      </p>
      <h3 className="mt-4 font-display text-lead font-semibold">{name}</h3>
      {text !== undefined && <p className="mt-2 max-w-prose text-small">{text}</p>}
    </header>
  );
}
