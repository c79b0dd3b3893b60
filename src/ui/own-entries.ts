import { formNames } from '#generated/form-names.ts';

/** The key of the draft of a form (`draft-contact`). */
export type DraftKey = `draft-${string}`;

/** The entries that the site itself keeps in the browser, by their keys. They are never cleaned up, and /stockage-local names each. */
export const ownEntries: readonly string[] = ['theme', ...formNames.map((name): DraftKey => `draft-${name}`)];
