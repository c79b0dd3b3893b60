import type { CheckReport } from './check-report.ts';

/** What `check` is asked. */
export interface CheckQuestion {
  /** Whether every finding is printed, however many there are. */
  readonly isWhole: boolean;
  /** Asks too whether the site may go live, on this day (`AAAA-MM-JJ`). */
  readonly releaseDay?: string;
  /** For the notes on what is over. */
  readonly today: string;
}

/** What `check` answers: a report for machines, and the same as text. */
export interface Verdict {
  readonly report: CheckReport;
  /** Of a valid spec: the notes on what is over. */
  readonly text: string;
  /** Of a valid spec, what there is: « 58 pages… ». */
  readonly counts?: string;
}
