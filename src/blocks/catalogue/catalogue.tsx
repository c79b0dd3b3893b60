import type { ComponentType } from 'react';
import type { CatalogueBlock, Sheet, SheetGroup } from '#generated/types.ts';
import { Icon } from '../../ui/icons.tsx';
import { CatalogueFile, FilesIndex } from './catalogue-file.tsx';
import { CatalogueLine, LinesHead } from './catalogue-line.tsx';
import { CatalogueSheet } from './catalogue-sheet.tsx';
import { CatalogueTile } from './catalogue-tile.tsx';
import type { CatalogueRow } from './row-details.tsx';

/** Rows in full, in one of four looks, in groups or not. */
export function Catalogue(block: CatalogueBlock) {
  const { rows } = block;
  if (rows === undefined) return <CatalogueGroups block={block} />;
  return <CatalogueList rows={rows} block={block} level={3} start={1} />;
}

/** Groups one below the other, each with its rows at the right, or under its name where they are lines. The rows are numbered through all groups. */
function CatalogueGroups({ block }: { block: CatalogueBlock }) {
  const { groups = [], look, details } = block;
  const startOf = (index: number): number => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 1);
  return groups.map((group, index) => {
    const list = <CatalogueList rows={group.rows} block={block} level={4} start={startOf(index)} />;
    return look === 'lines' ? (
      <div key={group.name} id={group.id} className="not-first:mt-10">
        <LinesHead details={details}>
          <h3 className="flex items-start gap-3 text-h3">
            {group.icon !== undefined && <Icon name={group.icon} className="mt-0.5 size-5 text-accent" />}
            {group.name}
          </h3>
        </LinesHead>
        {list}
      </div>
    ) : (
      <div
        key={group.name}
        id={group.id}
        className="grid gap-x-8 gap-y-8 border-t border-line-strong pt-6 not-first:mt-14 lg:grid-cols-12"
      >
        <GroupHeader group={group} place={`${index + 1}/${groups.length}`} />
        <div className="lg:col-span-9">{list}</div>
      </div>
    );
  });
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

interface Look {
  List: 'ul' | 'ol' | 'div';
  Row: ComponentType<CatalogueRow>;
  className?: string;
}

const looks: Readonly<Record<CatalogueBlock['look'], Look>> = {
  sheets: {
    List: 'div',
    Row: CatalogueSheet,
    className: 'grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line-strong',
  },
  lines: { List: 'ol', Row: CatalogueLine },
  tiles: { List: 'ul', Row: CatalogueTile, className: 'ruled-sheet sm:grid-cols-2 lg:grid-cols-12' },
  files: { List: 'div', Row: CatalogueFile },
};

interface Props {
  rows: readonly Sheet[];
  block: CatalogueBlock;
  level: CatalogueRow['level'];
  start: number;
}

/** Rows in the look of their block; files after an index of them. */
function CatalogueList({ rows, block, level, start }: Props) {
  const { List, Row, className } = looks[block.look];
  return (
    <>
      {block.look === 'files' && <FilesIndex rows={rows} label={block.indexLabel} />}
      <List className={className} {...(List === 'ol' && { start })}>
        {rows.map((row, index) => (
          <Row
            key={row.name}
            row={row}
            block={block}
            level={level}
            index={index}
            count={rows.length}
            number={start + index}
          />
        ))}
      </List>
    </>
  );
}
