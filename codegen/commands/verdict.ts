/** What `check` is asked. */
export interface CheckQuestion {
  /** Whether every finding is printed, however many there are. */
  readonly isWhole: boolean;
  /** Asks too whether the site may go live, on this day (`AAAA-MM-JJ`). */
  readonly releaseDay?: string;
  /** For the notes on what is over. */
  readonly today: string | undefined;
}

/** What `check` answers: a report for machines, and the same as text. */
export type Verdict = { readonly report: unknown; readonly text: string } & (
  | { readonly kind: 'findings' | 'settled' | 'unsettled' }
  /** The text holds the notes on what is over; `counts` says what there is: « 58 pages… ». */
  | { readonly kind: 'valid'; readonly counts: string }
);
