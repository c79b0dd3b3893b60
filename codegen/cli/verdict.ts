import type { CheckReport } from './check-report.ts';

/** What `check` is asked. */
export interface CheckQuestion {
  /** Whether every finding is printed, however many there are. */
  readonly isWhole: boolean;
  /** Whether the site may go live, too. */
  readonly release: boolean;
  /** The day that was asked for (`AAAA-MM-JJ`), if any. */
  readonly asked: string | undefined;
  /** Today, where the program runs: what was answered on another day is asked again. */
  readonly today: string;
}

/** What `check` answers: a report for machines, and the same as text. */
export interface Verdict {
  readonly report: CheckReport;
  /** Of a valid spec: the notes on what is over, and what comes next. */
  readonly text: string;
  /** Of a valid spec, what there is: « 58 pages… ». */
  readonly counts?: string;
}
