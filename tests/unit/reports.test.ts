import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatCounts, readReport } from '../run/reports.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const folder = testFolder();

function read(content: unknown, exitCode: number) {
  writeBelow(folder, { 'report.json': typeof content === 'string' ? content : JSON.stringify(content) });
  return readReport(join(folder, 'report.json'), exitCode, '/site');
}

test('the last line has its exact form', () => {
  expect(formatCounts({ passed: 2, failed: 0, skipped: 3 }, ['firefox', 'java'])).toBe(
    'without_firefox_java: 2 passed, 0 failed, 3 skipped',
  );
  expect(formatCounts({ passed: 2, failed: 1, skipped: 0 })).toBe('2 passed, 1 failed');
});

test('a report of Vitest: its counts, each failed test, and each file that does not load', async () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: '/site/tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001B[31mError\u001B[39m: 1 is not 2\n at'] },
        ],
      },
      { name: '/site/tests/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(await read(report, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: ['tests/a.test.ts › subtracts: Error: 1 is not 2', 'tests/b.test.ts: Cannot find module'],
  });
});

test('a report of Playwright: a flaky test is a failed one', async () => {
  const tests = [{ projectName: 'phone', status: 'flaky', results: [{}, { error: { message: 'Timeout\nof 20 s' } }] }];
  const suites = [{ suites: [{ specs: [{ file: 'menu.spec.ts', title: 'closes', tests }] }] }];
  expect(await read({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [], suites }, 1)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    failures: ['[phone] menu.spec.ts › closes: Timeout'],
  });
});

test.each([
  '{"numPassedTests":5,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0,"testResults":[]}',
  'not json',
])('a red run is never "0 failed": %s', async (content) => expect((await read(content, 1)).failed).toBe(1));
