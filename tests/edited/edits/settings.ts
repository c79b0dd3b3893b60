import type { Edit } from '../edit.ts';

/** Settings of the whole site. */
export const settingEdits: readonly Edit[] = [
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
