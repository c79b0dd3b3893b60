import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noAllowance } from '../../codegen/site/publish/manifest.ts';
import { createStaging, publish } from '../../codegen/site/publish/publish.ts';
import { reuseUnchanged } from '../../codegen/site/publish/reuse.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();

type Files = Readonly<Record<string, string>>;

async function stage(files: Files): Promise<string> {
  const staging = await createStaging(root);
  writeBelow(staging, files);
  return staging;
}

/** Publishes all of them at once. */
async function publishAtOnce(builds: readonly Files[]) {
  const stagings = await Promise.all(builds.map(stage));
  return Promise.all(
    stagings.map((staging) => publish(staging, { fallbacks: [], redirects: [], allowance: noAllowance })),
  );
}

const published = async () =>
  (await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
const long = 'Toujours la même phrase. '.repeat(100);

const texts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`page-${index}.html`, `${index} ${long}`]));
const withCopies = (files: readonly string[]) => files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

test('builds of equal content at once leave one of them, with no file of their own work', async () => {
  await publishAtOnce([{ ...texts, 'index.html': `before ${long}` }]);
  const files = { ...texts, 'index.html': `after ${long}` };
  const outcomes = await publishAtOnce([files, files, files]);
  expect(outcomes.filter(({ unchanged }) => unchanged)).toHaveLength(2);
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
  expect(await published()).toEqual(withCopies(Object.keys(files)).toSorted());
});

test('builds at once that share files leave the last, whole, with the assets of the one before it', async () => {
  await publishAtOnce([{ ...texts, 'assets/before.js': '0' }]);
  const outcomes = await publishAtOnce([
    { ...texts, 'index.html': `one ${long}`, 'assets/one.js': '1' },
    { ...texts, 'index.html': `two ${long}`, 'assets/two.js': '2' },
  ]);
  expect(outcomes.map(({ unchanged }) => unchanged)).toEqual([false, false]);
  const last = (await readFile(join(root, 'dist/index.html'), 'utf8')).split(' ')[0];
  expect(await published()).toEqual(
    [...withCopies([...Object.keys(texts), 'index.html']), 'one.js', 'two.js'].toSorted(),
  );
  expect(['one', 'two']).toContain(last);
});

test('a file that is the published one already stays so, under one name', async () => {
  await publishAtOnce([{ 'index.html': long }]);
  const staging = await stage({ 'index.html': long });
  const current = await realpath(join(root, 'dist'));
  expect(reuseUnchanged(staging, current, ['index.html'])).toBe(1);
  expect(reuseUnchanged(staging, current, ['index.html'])).toBe(1);
  expect((await readdir(staging)).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});

test('what a killed build left beside the caches is removed by the next one', async () => {
  const left = join(root, 'node_modules/.cache/bundles/mi7vu4o0-000000-1-abcdef.staging');
  writeBelow(left, { 'renderer.js': '//' });
  await publishAtOnce([{ 'index.html': long }]);
  await expect(stat(left)).rejects.toThrow('ENOENT');
});
