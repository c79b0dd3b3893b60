import type { ShelvesBlock } from '#generated/types.ts';
import { ShelfGuides } from './shelf-guides.tsx';
import { ShelfColumns, ShelfRows } from './shelf-rows.tsx';

const looks = { rows: ShelfRows, columns: ShelfColumns, guides: ShelfGuides };

/** Resources by kind: rows of cards, columns of lists, or the full list of each shelf. */
export function Shelves(block: ShelvesBlock) {
  const Look = looks[block.look];
  return <Look {...block} />;
}
