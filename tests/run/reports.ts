import { readFile } from 'node:fs/promises';
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

export interface TestCase {
  /** From the folder of the tests. */
  readonly file: string;
  /** Whole, after the project where there are several. */
  readonly name: string;
  readonly state: keyof Counts;
  /** What a failed one says first. */
  readonly message: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The tests of a report in the form of JUnit, which Vitest and Playwright write alike; none without a report. */
export async function readCases(path: string): Promise<TestCase[]> {
  const report = await readFile(path, 'utf8').catch(() => '');
  const parts = report.split(/(?=<testcase )/u).slice(1);
  return parts.map((part) => {
    const attribute = (element: string, name: string) => {
      const [, text = ''] = new RegExp(`<${element} [^>]*\\b${name}="([^"]*)"`, 'u').exec(part) ?? [];
      return text.replaceAll(/&(\w+);/gu, (whole, entity: string) => entities[entity] ?? whole);
    };
    const state = /<(?:failure|error) /u.test(part) ? 'failed' : part.includes('<skipped') ? 'skipped' : 'passed';
    const [, project = ''] = /<!\[CDATA\[\s*(\[\w+\] )/u.exec(part) ?? [];
    const [message = ''] = stripVTControlCharacters(attribute('(?:failure|error)', 'message')).trim().split('\n');
    return { file: attribute('testcase', 'classname'), name: project + attribute('testcase', 'name'), state, message };
  });
}

/**
 * What a run of tests comes to by its report. One that failed without a failed test, or left no report, counts as one failure: red never reads
 * as `0 failed`.
 */
export async function readReport(path: string, exitCode: number): Promise<Outcome> {
  const { passed = [], failed = [], skipped = [] } = Object.groupBy(await readCases(path), ({ state }) => state);
  const counts = { passed: passed.length, failed: failed.length, skipped: skipped.length };
  const failures = failed.map(({ file, name, message }) => `${file} › ${name}${message && `: ${message}`}`);
  const isSilent = failed.length === 0 && (exitCode !== 0 || passed.length + skipped.length === 0);
  return isSilent ? { ...counts, failed: 1, failures: [`${path}: exit code ${exitCode}`] } : { ...counts, failures };
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
