import { joinNames } from '../../ui/join-names.ts';
import type { CatalogueBlock, CatalogueDetail, Sheet, SheetDetail } from '#generated/types.ts';

/** What each look draws a row from. */
export interface CatalogueRow {
  row: Sheet;
  block: CatalogueBlock;
  /** Of its heading. */
  level: 3 | 4;
  /** Its place in its list of `count` rows, from 0 on. */
  index: number;
  count: number;
  /** Its number on the page, from 1 on. */
  number: number;
}

/** A detail that a row has, under its title. */
export interface ShownDetail extends CatalogueDetail {
  detail: SheetDetail;
}

/** The details of a row that the page shows, in its order. */
export function shownDetails({ details: given }: Sheet, { details }: CatalogueBlock): ShownDetail[] {
  return details.flatMap((shown) => {
    const detail = given[shown.of];
    return detail === undefined ? [] : [{ ...shown, detail }];
  });
}

/** What is folded of a row on a telephone, in the words of its titles; nothing where they have none. */
export function foldedLabels(shown: readonly ShownDetail[]): string | undefined {
  const labels = shown.flatMap(({ label, detail }) => label ?? detail.pair?.label ?? []);
  return labels.length > 0 ? joinNames(labels) : undefined;
}
