import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCounts, countOne, formatCounts, readPlaywrightCounts, readVitestCounts } from '../run/counts.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const folder = testFolder();

function report(content: string): string {
  writeBelow(folder, { 'report.json': content });
  return join(folder, 'report.json');
}

test('the last line has its exact form', () => {
  expect(formatCounts(addCounts([countOne(0), countOne(0), countOne(3)]))).toBe('2 passed, 1 failed');
  expect(formatCounts({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
  expect(formatCounts({ passed: 2, failed: 0, skipped: 3 }, ['firefox', 'java'])).toBe(
    'without_firefox_java: 2 passed, 0 failed, 3 skipped',
  );
});

test("Vitest's counts, skipped and still-to-write tests together", async () => {
  const path = report('{"numPassedTests":5,"numFailedTests":2,"numPendingTests":1,"numTodoTests":1}');
  expect(await readVitestCounts(path, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("Playwright's counts, a flaky test being a failed one", async () => {
  const path = report('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":3}}');
  expect(await readPlaywrightCounts(path, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test.each(['{"numPassedTests":5,"numFailedTests":0}', 'not json', 'null'])(
  'a red run is never "0 failed": %s',
  async (content) => {
    expect((await readVitestCounts(report(content), 1)).failed).toBe(1);
  },
);

test('a missing report of a red run counts as one failure', async () => {
  expect(await readPlaywrightCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
