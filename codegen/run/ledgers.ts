/** Files that commands write and owners commit, relative to the folder of a site. */
export const ledgers = {
  /** The values that are still to settle before the site goes live, which the editing panel takes out as they are approved. */
  toSettle: 'spec/ledgers/to-settle.jsonl',
  /** Each address ever published, and each link to a form that chooses a row, one a line, written by `npm run publish`. */
  published: 'spec/ledgers/addresses.txt',
} as const;
