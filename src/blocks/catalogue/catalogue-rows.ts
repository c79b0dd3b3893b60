import type { CatalogueBlock, CatalogueDetail, Sheet, SheetDetail } from '#generated/types.ts';

/** What each look of a catalogue draws. */
export interface CatalogueRows {
  rows: readonly Sheet[];
  block: CatalogueBlock;
  /** Of the headings of the rows. */
  level: 3 | 4;
  /** The number of the first row. */
  start: number;
}

/** What one row of a look is drawn from. */
export interface CatalogueRow extends Pick<CatalogueRows, 'block' | 'level'> {
  row: Sheet;
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
