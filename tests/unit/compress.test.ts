import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressFiles, type Compression } from '../../codegen/site/publish/compress.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const folder = emptiedFolder();
/** The same ones each time. */
function randomNumbers(length: number): number[] {
  let state = 1;
  return Array.from({ length }, () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0));
}

async function compress(files: Record<string, string>, compression: Compression = 'quick'): Promise<string[]> {
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  await compressFiles(folder, Object.keys(files), compression);
  return (await readdir(folder)).filter((file) => !(file in files)).toSorted();
}

test('content that does not get smaller gets none', async () => {
  const noise = randomNumbers(4096).map((number) => number >>> 24);
  await writeFile(join(folder, 'noise.txt'), Buffer.from(noise));
  expect(await compressFiles(folder, ['noise.txt'], 'thorough')).toBe(0);
  expect(await readdir(folder)).toEqual(['noise.txt']);
});

test('a release takes more effort: what repeats beyond 64 kB is found', async () => {
  const half = randomNumbers(12_000)
    .map((number) => number.toString(36))
    .join(' ');
  const page = half + half;
  const brotliBytes = async () => (await readFile(join(folder, 'page-0.html.br'))).length;
  await compress({ 'page-0.html': page }, 'thorough');
  const small = await brotliBytes();
  await rm(join(folder, 'page-0.html.br'));
  await compress({ 'page-0.html': page }, 'quick');
  expect(await brotliBytes()).toBeGreaterThan(1.5 * small);
});
