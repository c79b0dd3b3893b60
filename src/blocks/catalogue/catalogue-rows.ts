import type { CatalogueDetail, Sheet } from '#generated/types.ts';

/** What each look of a catalogue draws. */
export interface CatalogueRows {
  rows: readonly Sheet[];
  /** Which details are shown, in which order. */
  details: readonly CatalogueDetail[];
  /** Of the headings of the rows. */
  level: 3 | 4;
  /** The number of the first row. */
  start: number;
}
