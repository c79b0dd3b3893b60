import type { Edit } from './edit.ts';
import { eventEdits } from './edits/events.ts';
import { figureEdits } from './edits/figures.ts';
import { listEdits } from './edits/lists.ts';
import { rowEdits } from './edits/rows.ts';
import { textEdits } from './edits/texts.ts';

/** Settings of the whole site. */
const settingEdits: readonly Edit[] = [
  {
    name: 'the forms are delivered',
    change: (spec) =>
      spec.document('site.yaml').setIn(['forms', 'delivery'], 'https://formulaires.example.fr/demandes'),
  },
  {
    name: 'the prices of the expertise are shown',
    change: (spec) => spec.document('site.yaml').setIn(['expertisePrices', 'shown'], true),
  },
];

/** What an owner may do, one after the other; after each the spec is valid, and at the end the site is whole. */
export const edits: readonly Edit[] = [
  ...figureEdits,
  ...textEdits,
  ...listEdits,
  ...eventEdits,
  ...rowEdits,
  ...settingEdits,
];
