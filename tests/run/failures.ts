import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './read-report.ts';

interface VitestReport {
  readonly testResults?: readonly {
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

interface PlaywrightReport extends PlaywrightSuite {
  readonly errors?: readonly { readonly message?: string }[];
}

/**
 * One line for each failed test in the reports of Vitest and Playwright, with the first line of what it says: the summary repeats them, since whoever
 * reads a log of 10,000 lines begins at its end.
 * @param folder the folder of the reports
 * @param root what the paths of files are told from
 */
export async function listFailures(folder: string, root: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const reports = await Promise.all(names.map((name) => readReport(join(folder, name))));
  return reports.flatMap((report) => [
    ...listVitestFailures(report, root),
    ...listBrowserFailures(report),
    ...((report as PlaywrightReport).errors ?? []).map(({ message }) => line(['playwright'], message)),
  ]);
}

function listVitestFailures({ testResults = [] }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no tests.
    if (failed.length === 0) return status === 'failed' ? [line([file], message)] : [];
    return failed.map(({ fullName, failureMessages }) => line([file, fullName], failureMessages?.[0]));
  });
}

function listBrowserFailures({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error !== undefined)?.error?.message;
        return line([`[${projectName}] ${file}`, title], message);
      }),
  );
  return [...own, ...suites.flatMap(listBrowserFailures)];
}

function line(place: readonly string[], message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${place.join(' › ')}${first && `: ${first}`}`;
}
