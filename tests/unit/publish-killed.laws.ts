import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { noAllowance, createStaging, publish } from '../../codegen/site/publish/publish.ts';
import { withLock } from '../../codegen/site/publish/lock.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const program = join(import.meta.dirname, 'publish/publish-forever.ts');
const root = emptiedFolder();

beforeEach(async () => {
  const staging = createStaging(root);
  await mkdir(join(staging, 'assets'));
  for (let page = 0; page < 10; page += 1) await writeFile(join(staging, `page-${page}.html`), 'first\n');
  await publish(staging, { routes: [], allowance: noAllowance });
});

/** Lets publishers publish at least once each, then kills them at any instant, without warning; so many times. */
async function publishAndKill(rounds: number, publishers: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const children = Array.from({ length: publishers }, () =>
      spawn(process.execPath, [program, root], { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    const exits = children.map((child) => once(child, 'exit'));
    await Promise.all(children.map((child) => once(child.stdout, 'data')));
    await sleep(Math.random() * 60);
    for (const child of children) child.kill('SIGKILL');
    // A publisher that ended by itself failed: one that runs is ended by the signal alone.
    expect(await Promise.all(exits)).toEqual(children.map(() => [null, 'SIGKILL']));
  }
}

const markOf = async (path: string) => (await readFile(path, 'utf8')).split('\n')[0];

/** The marks of all pages of the build that `dist` shows; undefined where it was cleaned away while we were reading. */
async function readWholeBuild(): Promise<Set<string | undefined> | undefined> {
  const folder = await realpath(join(root, 'dist'));
  try {
    const pages = (await readdir(folder)).filter((file) => file.endsWith('.html'));
    expect(pages).toHaveLength(10);
    return new Set(await Promise.all(pages.map((file) => markOf(join(folder, file)))));
  } catch (error) {
    if ((await realpath(join(root, 'dist'))) === folder) throw error;
    return undefined;
  }
}

/** A few kills: `npm run bench -- --only faults` kills whole builds, many times. */
test('readers always find a whole build while two publishers run at a time and are killed', async () => {
  const marks = new Set<string | undefined>();
  const killing = { isOver: false };
  const read = async () => {
    while (!killing.isOver) {
      // The plain address never fails, whatever happens to the build behind it.
      expect(await markOf(join(root, 'dist/page-3.html'))).toMatch(/^first$|^\d+-\d+$/);
      const whole = await readWholeBuild();
      if (whole) {
        expect([...whole]).toHaveLength(1);
        for (const mark of whole) marks.add(mark);
      }
      await sleep(1);
    }
  };
  const kill = publishAndKill(2, 2).finally(() => {
    killing.isOver = true;
  });
  await Promise.all([kill, read(), read()]);
  expect(marks.size).toBeGreaterThan(1);

  const { id } = await withLock(root, async () => {
    const staging = createStaging(root);
    await writeFile(join(staging, 'index.html'), 'last');
    return publish(staging, { routes: [], allowance: noAllowance });
  });
  const left = await readdir(join(root, '.builds'));
  expect(left.filter((name) => !/\.json$|^lock/.test(name))).toHaveLength(2);
  expect(left).toContain(id);
});
