import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCounts, countOne, formatCounts, readPlaywrightCounts, readVitestCounts } from '../run/counts.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function report(content: string): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, content);
  return path;
}

test('the last line has its exact form', () => {
  expect(formatCounts(addCounts([countOne(0), countOne(0), countOne(3)]))).toBe('2 passed, 1 failed');
  expect(formatCounts({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
});

test("Vitest's counts, skipped and still-to-write tests together", async () => {
  const path = await report('{"numPassedTests":5,"numFailedTests":2,"numPendingTests":1,"numTodoTests":1}');
  expect(await readVitestCounts(path, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("Playwright's counts, a flaky test being a failed one", async () => {
  const path = await report('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":3}}');
  expect(await readPlaywrightCounts(path, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test.each(['{"numPassedTests":5,"numFailedTests":0}', 'not json', 'null'])(
  'a red run is never "0 failed": %s',
  async (content) => {
    expect((await readVitestCounts(await report(content), 1)).failed).toBe(1);
  },
);

test('a missing report of a red run counts as one failure', async () => {
  expect(await readPlaywrightCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
