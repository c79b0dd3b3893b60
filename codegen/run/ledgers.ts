/** Files that commands write and owners commit, relative to the folder of a site. */
export const ledgers = {
  /** The hash and the day of each approved text, written by the editing panel. */
  approvals: 'spec/ledgers/approvals.json',
  /** Each address and id ever published, written by `npm run publish`. */
  published: 'spec/ledgers/published.json',
} as const;
