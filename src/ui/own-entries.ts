import { formNames, takesCalculation } from '#generated/form-names.ts';

/** The key of the draft of a form (`draft-contact`). */
export type DraftKey = `draft-${string}`;

/** The key of a result of the calculator on its way into a form. */
export type CalculationKey = 'calculation';

/** The entries that the site itself keeps in the browser, by their keys. They are never cleaned up, and /stockage-local names each. */
export const ownEntries: readonly string[] = [
  'theme',
  ...formNames.map((name): DraftKey => `draft-${name}`),
  ...(takesCalculation ? ['calculation' satisfies CalculationKey] : []),
];
