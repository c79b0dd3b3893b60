import { isRecord, readReport } from './read-report.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The counts of a stage that is one check: it passed or it failed. */
export function countOne(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * The one line that whoever runs the tests looks for: `12 passed, 0 failed`, and `, 1 skipped` where any was.
 * @param without names of what was not tested, which make the one word that may stand before it: `without_firefox_java: 12 passed, …`
 */
export function formatCounts({ passed, failed, skipped }: Counts, without: readonly string[] = []): string {
  const word = without.length > 0 ? `${['without', ...without].join('_')}: ` : '';
  return `${word}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * The counts in a report of Vitest's json reporter. A run that failed without a failed test (a file that does not load,
 * an unhandled error, no report at all) counts as one failure: red must never read as `0 failed`.
 */
export async function readVitestCounts(path: string, exitCode: number): Promise<Counts> {
  const report = await readReport(path);
  return atLeastOneFailure(exitCode, {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  });
}

/** The same for Playwright's json reporter. A test that passes only when tried again counts as failed. */
export async function readPlaywrightCounts(path: string, exitCode: number): Promise<Counts> {
  const { stats } = await readReport(path);
  return atLeastOneFailure(exitCode, {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  });
}

function numberAt(report: unknown, key: string): number {
  const value = isRecord(report) ? report[key] : undefined;
  return typeof value === 'number' ? value : 0;
}

function atLeastOneFailure(exitCode: number, counts: Counts): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
