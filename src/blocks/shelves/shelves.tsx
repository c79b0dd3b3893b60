import type { ShelvesBlock } from '#generated/types.ts';
import { ShelfColumns } from './shelf-columns.tsx';
import { ShelfGuides } from './shelf-guides.tsx';
import { ShelfRows } from './shelf-rows.tsx';

/** Resources by kind: rows of cards, columns of lists, or the full list of each shelf. */
export function Shelves({ look, shelves, ask, indexLabel, levels }: ShelvesBlock) {
  if (look === 'rows') return <ShelfRows shelves={shelves} />;
  if (ask === undefined) return <ShelfColumns shelves={shelves} />;
  return <ShelfGuides shelves={shelves} indexLabel={indexLabel} ask={ask} levels={levels} />;
}
