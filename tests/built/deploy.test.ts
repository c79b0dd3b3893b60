import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, extname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../codegen/run/user-error.ts';
import { deploy, rollBack } from '../../codegen/site/deploy/deploy.ts';
import { parseTarget } from '../../codegen/site/deploy/target.ts';
import { testDay } from '../run/clock.ts';
import { isNightly } from '../run/sample.ts';
import { pages, dist } from './dist.ts';
import { assetsOf, readSite } from './deploy-reader.ts';
import { realServers } from './servers/real-servers.ts';
import { send } from './servers/send.ts';
import { listFiles } from '../../codegen/site/publish/list-files.ts';

const texts = new Set(['.html', '.js', '.css']);
const leftOut = /\.(br|gz|png|jpe?g|webp|avif|pdf)$/;
/** A few pages of any site: the first, the last, and some between. */
const few = [0, 0.3, 0.6, 1].map(
  (share) => pages.filter((file) => file !== '404.html')[Math.floor(share * (pages.length - 2))] ?? 'index.html',
);
const paths = few.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
const read = new Set(['index.html', '404.html', ...few]);

/**
 * A project whose `dist` is a copy of the build in which every asset has another name, as after a change of all scripts and
 * styles. Of the pages it has those that are read below; pictures and compressed copies are left out.
 * @param root an empty folder
 * @param mark what the names of this version hold; the text of the pages as well, in their title
 */
async function makeVersion(root: string, mark: string): Promise<string> {
  const folder = join(root, 'dist');
  await mkdir(root, { recursive: true });
  await cp(dist, folder, {
    recursive: true,
    filter: (source) => !leftOut.test(source) && (extname(source) !== '.html' || read.has(relative(dist, source))),
  });
  const files = listFiles(folder);
  const names = await readdir(join(folder, 'assets'));
  const renamed = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, markedName(name, mark)), text);
  for (const file of files.filter((name) => texts.has(extname(name)))) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), renamed(text).replace('<title>', `<title>${mark} `));
  }
  for (const name of names) await rename(join(folder, 'assets', name), join(folder, 'assets', markedName(name, mark)));
  return root;
}

function markedName(name: string, mark: string): string {
  return `${mark}-${name}`;
}

let folder: string;
let versions: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  // The server may run as another user.
  await chmod(folder, 0o755);
  versions = await Promise.all(['first', 'second'].map((mark) => makeVersion(join(folder, mark), mark)));
});
afterAll(() => rm(folder, { recursive: true }));

const keepDays = 30;

/** The first server that is installed; nightly each. */
const installed = realServers.filter(({ start }) => start !== undefined);

describe.for(isNightly || installed.length === 0 ? realServers : installed.slice(0, 1))('on $name', ({ start }) => {
  test.skipIf(start === undefined)(
    'a reader notices nothing of deployments, and an open page keeps working',
    async () => {
      if (start === undefined) return;
      const path = join(await mkdtemp(join(folder, 'served-')), 'site');
      await chmod(join(path, '..'), 0o755);
      const put = (index: number) => deploy({ root: versions[index % 2] ?? '', target: { path }, keepDays });
      await put(0);
      const server = await start({ folder: path });
      try {
        const openPage = (await send(server.port, '/')).body.toString();
        let over = false;
        const readers = Array.from({ length: 3 }, () => readSite(server.port, paths, () => over));
        for (let index = 1; index <= 3; index += 1) await put(index);
        over = true;
        const readings = await Promise.all(readers);
        expect(readings.flatMap(({ bad }) => bad)).toEqual([]);
        expect(new Set(readings.flatMap((reading) => [...reading.versions]))).toEqual(new Set(['first', 'second']));

        expect((await send(server.port, '/')).body.toString()).toContain('<title>second ');
        for (const asset of assetsOf(openPage)) expect((await send(server.port, asset)).status, asset).toBe(200);
      } finally {
        await server.stop();
      }
    },
  );
});

// Compares the age of files with the clock.
test.skipIf(testDay !== undefined)(
  'assets of earlier releases go once the stated time is over, and two releases stay',
  async () => {
    const path = join(folder, 'aged', 'site');
    const put = (index: number) => deploy({ root: versions[index] ?? '', target: { path }, keepDays });
    await put(0);
    const old = await readdir(join(path, 'assets'));
    expect((await put(1)).retained).toBe(old.length);
    expect(await readdir(join(path, 'assets'))).toEqual(expect.arrayContaining(old));

    const releases = `${path}.releases`;
    const age = async (days: number) => {
      const time = Date.now() / 1000 - days * 86_400 - 60;
      const served = (await readlink(path)).split('/').at(-1);
      for (const name of await readdir(releases))
        if (name.endsWith('.assets') && name !== `${served}.assets`) await utimes(join(releases, name), time, time);
    };
    await age(keepDays - 1);
    expect((await put(1)).retained).toBeGreaterThanOrEqual(old.length);
    await age(keepDays);
    await put(1);
    const left = await readdir(join(path, 'assets'));
    expect(left.filter((name) => old.includes(name))).toEqual([]);
    expect((await readdir(releases, { withFileTypes: true })).filter((entry) => entry.isDirectory())).toHaveLength(2);
  },
);

test('the release before comes back with the assets of the one that open pages still load, and no other is before it', async () => {
  const path = join(folder, 'back', 'site');
  const title = async () => /<title>(\w+)/.exec(await readFile(join(path, 'index.html'), 'utf8'))?.[1];
  const first = await deploy({ root: versions[0] ?? '', target: { path }, keepDays });
  await expect(rollBack({ path })).rejects.toThrow("Il n'y a pas de version d'avant");
  await deploy({ root: versions[1] ?? '', target: { path }, keepDays });
  const assets = await readdir(join(path, 'assets'));
  expect(await rollBack({ path })).toBe(first.id);
  expect(await title()).toBe('first');
  expect(await readdir(join(path, 'assets'))).toEqual(expect.arrayContaining(assets));
  await expect(rollBack({ path })).rejects.toThrow(UserError);
  await deploy({ root: versions[1] ?? '', target: { path }, keepDays });
  expect(await title()).toBe('second');
  expect(await rollBack({ path })).toBe(first.id);
});

test('a folder that was copied there before is moved, with its assets retained for open pages', async () => {
  const path = join(folder, 'copied', 'site');
  await mkdir(join(path, 'assets'), { recursive: true });
  await writeFile(join(path, 'index.html'), 'before');
  await writeFile(join(path, 'assets', 'old.css'), 'a{}');
  const { movedFolder } = await deploy({ root: versions[0] ?? '', target: { path }, keepDays });
  expect(await readFile(join(movedFolder ?? '', 'index.html'), 'utf8')).toBe('before');
  expect(await readFile(join(path, 'index.html'), 'utf8')).toContain('<title>first');
  expect(await readFile(join(path, 'assets', 'old.css'), 'utf8')).toBe('a{}');
});

test('a file that is served already keeps its time, so that browsers need not fetch it again', async () => {
  const path = join(folder, 'unchanged', 'site');
  const root = join(folder, 'small');
  const timeOf = async (file: string) => (await stat(join(path, file))).mtimeMs;
  const put = async (home: string) => {
    await rm(root, { recursive: true, force: true });
    await mkdir(join(root, 'dist/a b'), { recursive: true });
    await writeFile(join(root, 'dist/index.html'), home);
    await writeFile(join(root, 'dist/a b/same.txt'), 'same');
    await deploy({ root, target: { path }, keepDays });
  };
  await put('first');
  const then = new Date('2026-01-02T03:04:05Z');
  for (const file of ['index.html', 'a b/same.txt']) await utimes(join(path, file), then, then);
  await put('other');
  expect(await timeOf('a b/same.txt')).toBe(then.getTime());
  expect(await timeOf('index.html')).toBeGreaterThan(then.getTime());
});

test('a folder that is no site is left alone', async () => {
  const path = join(folder, 'letters', 'private');
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'letter.txt'), 'dear');
  await expect(deploy({ root: versions[0] ?? '', target: { path }, keepDays })).rejects.toThrow(UserError);
  expect(await readdir(path)).toEqual(['letter.txt']);
});

/** A program in place of ssh which runs the command on this machine, or breaks the connection after some bytes. */
async function withSsh(body: string, work: () => Promise<void>): Promise<void> {
  const bin = await mkdtemp(join(folder, 'bin-'));
  await writeFile(join(bin, 'ssh'), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  const before = process.env['PATH'];
  process.env['PATH'] = `${bin}${delimiter}${before}`;
  try {
    await work();
  } finally {
    process.env['PATH'] = before;
  }
}

test('a connection that breaks while files are sent changes nothing', async () => {
  const path = join(folder, 'broken', 'site');
  await deploy({ root: versions[0] ?? '', target: { path }, keepDays });
  const served = await readlink(path);
  await withSsh('head -c 100000 | sh -c "$2"; exit 255', async () => {
    const target = { host: 'root@server', path };
    await expect(deploy({ root: versions[1] ?? '', target, keepDays })).rejects.toThrow(/s'est interrompu/);
  });
  expect(await readlink(path)).toBe(served);
});

test.each([
  ['/srv/www.example.fr', { path: '/srv/www.example.fr' }],
  ['/srv/www.example.fr/', { path: '/srv/www.example.fr' }],
  ['root@server:/srv/site', { host: 'root@server', path: '/srv/site' }],
  ['server.example.fr:/srv/site', { host: 'server.example.fr', path: '/srv/site' }],
  ['/', undefined],
  ['/srv', undefined],
  ['srv/site', undefined],
  ['/srv/../etc', undefined],
  ["/srv/a'b", undefined],
  ['/srv/a b', undefined],
  ['/srv/$(id)', undefined],
  ['-oProxyCommand=x:/srv/site', undefined],
  ['root@-x:/srv/site', undefined],
  ['a:b:/srv/site', undefined],
])('the target %j is read as %j', (text, target) => {
  expect(parseTarget(text)).toEqual(target);
});
