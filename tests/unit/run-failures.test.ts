import { expect, test } from 'vitest';
import { listFailures } from '../run/failures.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const folder = emptiedFolder();
const report = (name: string, content: unknown) =>
  writeBelow(folder, { [name]: typeof content === 'string' ? content : JSON.stringify(content) });

test('each failed test of Vitest, and each file that does not load', async () => {
  report('vitest.json', {
    testResults: [
      {
        name: '/site/tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['\u001B[31mError\u001B[39m: 1 is not 2\n at line 3'],
          },
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
  const tests = (status: string, message?: string) => [
    { projectName: 'phone', status, results: [{}, { error: { message } }] },
  ];
  report('playwright.json', {
    suites: [
      {
        specs: [{ file: 'menu.spec.ts', title: 'opens', tests: tests('expected') }],
        suites: [
          {
            specs: [
              { file: 'menu.spec.ts', title: 'closes', tests: tests('unexpected', 'Timeout\nof 20 s') },
              { file: 'menu.spec.ts', title: 'moves', tests: tests('flaky') },
              { file: 'menu.spec.ts', title: 'waits', tests: tests('skipped') },
            ],
          },
        ],
      },
    ],
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
