import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock, type Holder } from '../../codegen/site/publish/lock.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const root = emptiedFolder();
const lock = join(root, '.builds/lock');

/** Works many times at once, after a moment in which all wait. @returns how many worked together at most */
async function mostAtOnce(works: number): Promise<number> {
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve, 30));
    now -= 1;
  };
  await Promise.all(Array.from({ length: works }, () => withLock(root, work)));
  return most;
}

test('work is done one after the other, and leaves no lock', async () => {
  expect(await mostAtOnce(3)).toBe(1);
  expect(readdirSync(join(root, '.builds'))).toEqual([]);
});

test('work that throws gives the lock back', async () => {
  await expect(withLock(root, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(root, () => Promise.resolve('next'))).toBe('next');
});

/** What a process leaves that was killed: of its number, there is none; half a file; another machine's, hours ago. */
const abandoned = {
  'of a process that is gone': { text: JSON.stringify({ pid: 2 ** 30, host: hostname(), since: '' }), ageSeconds: 0 },
  'half written': { text: '{', ageSeconds: 60 },
  'of another machine, hours ago': { text: '{"pid":1,"host":"elsewhere","since":""}', ageSeconds: 7200 },
};

test.each(Object.entries(abandoned))('a lock %s is taken by one alone', async (_, { text, ageSeconds }) => {
  mkdirSync(join(root, '.builds'));
  writeFileSync(lock, text);
  const then = new Date(Date.now() - ageSeconds * 1000);
  utimesSync(lock, then, then);
  expect(await mostAtOnce(3)).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test('who waits for a second is told who works; when that process is killed, the next one begins at once', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'publish/hold-lock.ts'), root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const told: (Holder | undefined)[] = [];
  const outcome = await withLock(
    root,
    () => Promise.resolve('ours'),
    (holder) => {
      told.push(holder);
      child.kill('SIGKILL');
    },
  );
  expect(outcome).toBe('ours');
  expect(told).toEqual([{ pid: child.pid, host: hostname(), since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
});
