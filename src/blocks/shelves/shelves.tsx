import type { ShelvesBlock } from '#generated/types.ts';
import { ShelfColumns } from './shelf-columns.tsx';
import { ShelfRows } from './shelf-rows.tsx';

/** Resources by kind, as rows of cards or as columns of lists. */
export function Shelves({ look, shelves }: ShelvesBlock) {
  return look === 'rows' ? <ShelfRows shelves={shelves} /> : <ShelfColumns shelves={shelves} />;
}
