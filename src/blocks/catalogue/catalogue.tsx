import type { CatalogueBlock } from '#generated/types.ts';
import { CatalogueCards } from './catalogue-cards.tsx';
import { CatalogueFiles } from './catalogue-files.tsx';
import { CatalogueGroups } from './catalogue-groups.tsx';
import { CatalogueLines } from './catalogue-lines.tsx';
import { CatalogueSheets } from './catalogue-sheets.tsx';
import { CatalogueTiles } from './catalogue-tiles.tsx';

const looks = {
  cards: CatalogueCards,
  sheets: CatalogueSheets,
  lines: CatalogueLines,
  tiles: CatalogueTiles,
  files: CatalogueFiles,
};

/** Rows in full, in one of five looks, in groups or not. */
export function Catalogue(block: CatalogueBlock) {
  const { look, rows, groups = [] } = block;
  const Rows = looks[look];
  if (rows !== undefined) return <Rows rows={rows} block={block} level={3} start={1} />;
  return <CatalogueGroups groups={groups} block={block} Rows={Rows} />;
}
