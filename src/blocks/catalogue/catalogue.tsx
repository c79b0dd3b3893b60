import type { CatalogueBlock } from '#generated/types.ts';
import { CatalogueCards } from './catalogue-cards.tsx';
import { CatalogueGroups } from './catalogue-groups.tsx';
import { CatalogueLines } from './catalogue-lines.tsx';
import { CatalogueSheets } from './catalogue-sheets.tsx';
import { CatalogueTiles } from './catalogue-tiles.tsx';

const looks = { cards: CatalogueCards, sheets: CatalogueSheets, lines: CatalogueLines, tiles: CatalogueTiles };

/** Rows in full, in one of four looks, in groups or not. */
export function Catalogue({ look, details, rows, groups }: CatalogueBlock) {
  const Rows = looks[look];
  if (rows !== undefined) return <Rows rows={rows} details={details} level={3} start={1} />;
  return <CatalogueGroups groups={groups ?? []} look={look} details={details} Rows={Rows} />;
}
