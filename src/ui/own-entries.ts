/** The entries that the site itself keeps in the browser, by their keys. They are never cleaned up, and /stockage-local names each. */
export const ownEntries = ['theme', 'draft-contact', 'draft-demo'] as const;

/** The key of a form's draft. */
export type DraftKey = Extract<(typeof ownEntries)[number], `draft-${string}`>;
