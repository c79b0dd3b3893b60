import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../codegen/site/publish/lock.ts';
import { noAllowance } from '../../codegen/site/publish/manifest.ts';
import { createStaging, publish } from '../../codegen/site/publish/publish.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();
const long = 'Toujours la même phrase. '.repeat(100);
const texts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`page-${index}.html`, `${index} ${long}`]));
const withCopies = (files: readonly string[]) => files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

/** Builds all of them at once. */
function buildAtOnce(builds: readonly Readonly<Record<string, string>>[]) {
  const build = (files: Readonly<Record<string, string>>) =>
    withLock(root, async () => {
      const staging = createStaging(root);
      writeBelow(staging, files);
      return publish(staging, { routes: [], allowance: noAllowance });
    });
  return Promise.all(builds.map(build));
}

test('builds at once leave the last, whole, with the assets of the one before it', async () => {
  await buildAtOnce([{ ...texts, 'assets/before.js': '0' }]);
  const outcomes = await buildAtOnce([
    { ...texts, 'index.html': `one ${long}`, 'assets/one.js': '1' },
    { ...texts, 'index.html': `two ${long}`, 'assets/two.js': '2' },
  ]);
  expect(outcomes.map(({ retained }) => retained)).toEqual([1, 1]);
  const last = (await readFile(join(root, 'dist/index.html'), 'utf8')).split(' ')[0];
  expect(['one', 'two']).toContain(last);
  const published = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true });
  expect(
    published
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...withCopies([...Object.keys(texts), 'index.html']), 'one.js', 'two.js'].toSorted());
});
