import type { CatalogueBlock } from '#generated/types.ts';
import { CatalogueGroups } from './catalogue-groups.tsx';
import { CatalogueList } from './catalogue-list.tsx';

/** Rows in full, in one of five looks, in groups or not. */
export function Catalogue(block: CatalogueBlock) {
  const { rows } = block;
  if (rows === undefined) return <CatalogueGroups block={block} />;
  return <CatalogueList rows={rows} block={block} level={3} start={1} />;
}
