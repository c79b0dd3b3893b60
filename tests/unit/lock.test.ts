import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock, type Holder } from '../../codegen/site/publish/lock.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const root = emptiedFolder();

test('work under the same name is done one after the other, under another name at the same time', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 60));
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(root, 'build', work('one')), withLock(root, 'build', work('two'))]);
  expect(events.map((event) => event.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  await withLock(root, 'build', () => withLock(root, 'publish', work('inner')));
  expect(events.at(-1)).toBe('inner ends');
});

test('work that throws gives the lock back', async () => {
  await expect(withLock(root, 'build', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(root, 'build', () => Promise.resolve('next'))).toBe('next');
});

test('who waits for a second is told who works; when that process is killed, the next one begins at once', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'publish/hold-lock.ts'), root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const told: (Holder | undefined)[] = [];
  const outcome = await withLock(
    root,
    'build',
    () => Promise.resolve('ours'),
    (holder) => {
      told.push(holder);
      child.kill('SIGKILL');
    },
  );
  expect(outcome).toBe('ours');
  expect(told).toEqual([{ pid: child.pid, since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
});
