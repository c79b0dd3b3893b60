import type { Edit } from './edit.ts';
import { eventEdits } from './edits/events.ts';
import { figureEdits } from './edits/figures.ts';
import { listEdits } from './edits/lists.ts';
import { rowEdits } from './edits/rows.ts';
import { settingEdits } from './edits/settings.ts';
import { textEdits } from './edits/texts.ts';

/** What an owner may do, one after the other; after each the spec is valid, and at the end the site is whole. */
export const edits: readonly Edit[] = [
  ...figureEdits,
  ...textEdits,
  ...listEdits,
  ...eventEdits,
  ...rowEdits,
  ...settingEdits,
];
