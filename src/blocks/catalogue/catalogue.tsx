import { type ComponentType, useId } from 'react';
import { punctuation } from '#generated/locale.ts';
import type { CatalogueBlock, Sheet } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { StackDrawing } from '../../ui/machine/machine-drawing.tsx';
import { machineLayers } from '../../ui/machine/machine-layers.ts';
import { MachineShapes } from '../../ui/machine/machine-shapes.tsx';
import { OfferNames } from '../../ui/offer-line.tsx';
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

/** The columns of a group of cards, by how many it has. */
const widths = ['', 'lg:col-span-3', 'lg:col-span-6', 'lg:col-span-9'];

/**
 * Groups one below the other, or side by side where their rows are cards: four stand in a row of the page. The rows are numbered through
 * all groups. The offers that cards name have their prices once, above them.
 */
function CatalogueGroups({ block }: { block: CatalogueBlock }) {
  const { groups = [], look, layers, folded, offers } = block;
  const shapes = useId();
  const startOf = (index: number): number => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 1);
  return (
    <div className={`grid grid-cols-1 ${look === 'lines' ? '' : 'gap-5'} ${folded === true ? 'lg:grid-cols-12' : ''}`}>
      {layers !== undefined && <MachineShapes id={shapes} />}
      {folded === true && offers !== undefined && (
        <p className="text-small text-quiet lg:col-span-12">
          {offers.label + punctuation.colon}
          <OfferNames line={offers} offers={offers.rows} />
        </p>
      )}
      {groups.map((group, index) => (
        <div
          key={group.name}
          id={group.id}
          className={
            folded === true
              ? `grid grid-cols-1 gap-y-3 lg:row-span-2 lg:grid-rows-subgrid ${widths[group.rows.length] ?? 'lg:col-span-12'}`
              : ''
          }
        >
          {look === 'lines' ? (
            <LinesHead name={group.name} block={block} isTitled={index === 0} />
          ) : (
            <header className="flex justify-between gap-4 border-t border-line-strong pt-4">
              <div className="min-w-0">
                <h3 className="flex gap-3 font-display text-lead font-semibold">
                  {group.icon !== undefined && <Icon name={group.icon} className="mt-1 size-5 text-accent" />}
                  {group.name}
                </h3>
                {group.text !== undefined && <p className="mt-2 max-w-prose text-small">{group.text}</p>}
              </div>
              {layers !== undefined && (
                <StackDrawing
                  layers={machineLayers({ layers, connections: group.rows }, false)}
                  shapes={shapes}
                  className="w-16 shrink-0 max-md:hidden"
                />
              )}
            </header>
          )}
          <CatalogueList rows={group.rows} block={block} level={4} start={startOf(index)} />
        </div>
      ))}
    </div>
  );
}

interface Look {
  List: 'ul' | 'ol' | 'div';
  Row: ComponentType<CatalogueRow>;
  className?: (count: number, block: CatalogueBlock) => string;
}

const looks: Readonly<Record<CatalogueBlock['look'], Look>> = {
  sheets: {
    List: 'div',
    Row: CatalogueSheet,
    className: (count, { folded }) => `ruled-sheet ${folded === true ? balancedColumns(count, { md: 3, lg: 4 }) : ''}`,
  },
  lines: { List: 'ol', Row: CatalogueLine },
  tiles: { List: 'ul', Row: CatalogueTile, className: () => 'ruled-sheet sm:grid-cols-2 lg:grid-cols-12' },
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
      <List className={className?.(rows.length, block)} {...(List === 'ol' && { start })}>
        {rows.map((row, index) => (
          <Row key={row.name} {...{ row, block, level, index }} count={rows.length} number={start + index} />
        ))}
      </List>
    </>
  );
}
