import type { ComponentType } from 'react';
import type { CatalogueBlock, Sheet } from '#generated/types.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { CatalogueFile } from './catalogue-file.tsx';
import { CatalogueLine } from './catalogue-line.tsx';
import type { CatalogueRow } from './catalogue-row.ts';
import { CatalogueSheet } from './catalogue-sheet.tsx';
import { CatalogueTile } from './catalogue-tile.tsx';
import { FilesIndex } from './files-index.tsx';

interface Look {
  List: 'ul' | 'ol' | 'div';
  Row: ComponentType<CatalogueRow>;
  className?: string;
}

const looks: Readonly<Record<CatalogueBlock['look'], Look>> = {
  // One gap for all rows: what lies between cards is theirs, as Firefox spreads a subgrid's other gap over its own rows.
  cards: { List: 'ul', Row: CatalogueCard, className: '-mb-9 grid gap-x-10 gap-y-5 md:grid-cols-2' },
  sheets: {
    List: 'div',
    Row: CatalogueSheet,
    className: 'grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line-strong',
  },
  lines: { List: 'ol', Row: CatalogueLine },
  tiles: { List: 'ol', Row: CatalogueTile, className: 'ruled-sheet sm:grid-cols-2 lg:grid-cols-12' },
  files: { List: 'div', Row: CatalogueFile },
};

interface Props {
  rows: readonly Sheet[];
  block: CatalogueBlock;
  level: CatalogueRow['level'];
  /** The number of the first row. */
  start: number;
}

/** Rows in the look of their block; files after an index of them. */
export function CatalogueList({ rows, block, level, start }: Props) {
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
