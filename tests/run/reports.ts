import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a step comes to: counts, and a line for each failure. */
export interface Outcome extends Counts {
  readonly failures: readonly string[];
}

/** The part of the reports of Vitest and Playwright that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/**
 * Reads the JSON report of a run of Vitest or Playwright. A test that passes only when tried again counts as failed. A run that failed without a
 * failed test (a file that does not load, no report) counts as one failure: red never reads as `0 failed`.
 * @param root the folder from which files are named
 */
export async function readReport(path: string, exitCode: number, root: string): Promise<Outcome> {
  const report: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const outcome = isVitest(report)
    ? ofVitest(report, root)
    : isPlaywright(report)
      ? ofPlaywright(report)
      : { ...nothing, failures: [`no report in ${relative(root, path)}`] };
  const isSilentFailure = exitCode !== 0 && outcome.failed === 0;
  return isSilentFailure ? { ...outcome, failed: 1 } : outcome;
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function addOutcomes(all: readonly Outcome[]): Outcome {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/**
 * The last line of a run: `12 passed, 0 failed`, and `, 1 skipped` where any was.
 * @param without names of what was not tested, as one word before it: `without_firefox_java: 12 passed, …`
 */
export function formatCounts({ passed, failed, skipped }: Counts, without: readonly string[] = []): string {
  const word = without.length > 0 ? `${['without', ...without].join('_')}: ` : '';
  return `${word}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const isVitest = (report: unknown): report is VitestReport =>
  has(report, 'numPassedTests') && has(report, 'testResults');
const isPlaywright = (report: unknown): report is PlaywrightReport => has(report, 'stats') && has(report, 'errors');
const has = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value;

function ofVitest(report: VitestReport, root: string): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no tests.
    if (failed.length === 0) return status === 'failed' ? [line([file], message)] : [];
    return failed.map(({ fullName, failureMessages }) => line([file, fullName], failureMessages?.[0]));
  });
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures };
}

function ofPlaywright({ stats, errors, ...suite }: PlaywrightReport): Outcome {
  const run = errors.map(({ message }) => line(['playwright'], message));
  const { expected: passed, unexpected, flaky, skipped } = stats;
  return { passed, failed: unexpected + flaky, skipped, failures: [...failuresIn(suite), ...run] };
}

function failuresIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error !== undefined)?.error?.message;
        return line([`[${projectName}] ${file}`, title], message);
      }),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

function line(place: readonly string[], message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${place.join(' › ')}${first && `: ${first}`}`;
}
