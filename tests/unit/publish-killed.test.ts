import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAllowance } from '../../codegen/publish/manifest.ts';
import { createStaging, publish } from '../../codegen/publish/publish.ts';

const program = join(import.meta.dirname, 'publish/publish-forever.ts');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-killed-'));
  const staging = await createStaging(root);
  await mkdir(join(staging, 'assets'));
  for (let page = 0; page < 10; page += 1) await writeFile(join(staging, `page-${page}.html`), 'first\n');
  await publish(staging, { fallbacks: [], allowance: noAllowance });
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

/** Lets publishers run for a moment, then kills them without warning, again and again until `isEnough`. */
async function publishAndKill(isEnough: (kills: number) => boolean, publishers: number): Promise<number> {
  let kills = 0;
  while (!isEnough(kills)) {
    const children = Array.from({ length: publishers }, () =>
      spawn(process.execPath, [program, root], { stdio: 'inherit' }),
    );
    const exits = children.map((child) => once(child, 'exit'));
    await sleep(150 + Math.random() * 150);
    for (const child of children) child.kill('SIGKILL');
    // A publisher that ended by itself failed: one that runs is ended by the signal alone.
    expect(await Promise.all(exits)).toEqual(children.map(() => [null, 'SIGKILL']));
    kills += publishers;
  }
  return kills;
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

test.each([1, 3])(
  'readers always find a whole build while %i publishers run and are killed',
  async (publishers) => {
    const marks = new Set<string | undefined>();
    let reads = 0;
    const killing = { isOver: false };
    // Counted, not timed: a busy machine takes longer and shows as much.
    const isEnough = (kills: number) => kills >= 12 && marks.size > 3 && reads > 50;
    const read = async () => {
      while (!killing.isOver) {
        // The plain address never fails, whatever happens to the build behind it.
        expect(await markOf(join(root, 'dist/page-3.html'))).toMatch(/^first$|^\d+-\d+$/);
        const whole = await readWholeBuild();
        if (whole) {
          expect([...whole]).toHaveLength(1);
          for (const mark of whole) marks.add(mark);
        }
        reads += 1;
      }
    };
    const kill = async () => {
      await publishAndKill(isEnough, publishers);
      killing.isOver = true;
    };
    await Promise.all([kill(), read(), read(), read()]);

    const staging = await createStaging(root);
    await writeFile(join(staging, 'index.html'), 'last');
    const { id } = await publish(staging, { fallbacks: [], allowance: noAllowance });
    const left = await readdir(join(root, '.builds'));
    expect(left.filter((name) => !/\.json$|\.lock/.test(name))).toHaveLength(2);
    expect(left).toContain(id);
  },
  120_000,
);
