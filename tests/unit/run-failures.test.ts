import { expect, test } from 'vitest';
import { listFailures } from '../run/failures.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const folder = emptiedFolder();
const report = (name: string, content: unknown) =>
  writeBelow(folder, { [name]: typeof content === 'string' ? content : JSON.stringify(content) });

test('each failed test of Vitest, and each file that does not load', async () => {
  const message = '\u001B[31mError\u001B[39m: 1 is not 2\n at line 3';
  report('vitest.json', {
    testResults: [
      {
        name: '/site/tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'subtracts', status: 'failed', failureMessages: [message] },
          { fullName: 'divides', status: 'pending' },
        ],
      },
      { name: '/site/tests/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: '/site/tests/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(await listFailures(folder, '/site')).toEqual([
    'tests/a.test.ts › subtracts: Error: 1 is not 2',
    'tests/b.test.ts: Cannot find module',
  ]);
});

test('each failed test of Playwright at any depth, flaky ones too, and what is wrong with the run', async () => {
  const spec = (title: string, status: string, message?: string) => {
    const results = [{}, { error: { message } }];
    return { file: 'menu.spec.ts', title, tests: [{ projectName: 'phone', status, results }] };
  };
  const below = [spec('closes', 'unexpected', 'Timeout\nof 20 s'), spec('moves', 'flaky'), spec('waits', 'skipped')];
  report('playwright.json', {
    suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: below }] }],
    errors: [{ message: 'No tests found' }],
  });
  expect(await listFailures(folder, '/site')).toEqual([
    '[phone] menu.spec.ts › closes: Timeout',
    '[phone] menu.spec.ts › moves',
    'playwright: No tests found',
  ]);
});

test('nothing where all passed, or where a report is not whole', async () => {
  report('cut.json', '{"testResults":[');
  report('playwright.json', { suites: [], errors: [] });
  report('log.txt', 'not a report');
  expect(await listFailures(folder, '/site')).toEqual([]);
});
