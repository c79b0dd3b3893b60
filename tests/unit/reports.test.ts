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

test.each([
  '{"numPassedTests":5,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0,"testResults":[]}',
  'not json',
])('a red run is never "0 failed": %s', async (content) => expect((await read(content, 1)).failed).toBe(1));
