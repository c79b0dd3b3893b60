import type { Edit } from './spec-copy.ts';
import { figureEdits } from './edits/figures.ts';
import { eventEdits, listEdits } from './edits/lists.ts';
import { rowEdits } from './edits/rows.ts';
import { settingEdits, textEdits } from './edits/texts.ts';

/** What an owner may do, one after the other; after each the spec is valid, and at the end the site is whole. */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  figures: figureEdits,
  texts: textEdits,
  lists: listEdits,
  events: eventEdits,
  rows: rowEdits,
  settings: settingEdits,
};
