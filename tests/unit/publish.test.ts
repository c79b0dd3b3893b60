import { lstat, mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Compression } from '../../codegen/site/publish/compress.ts';
import { noAllowance, readManifest, writeManifest } from '../../codegen/site/publish/manifest.ts';
import { createStaging, discardStaging, publish } from '../../codegen/site/publish/publish.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();

const page = (text: string) => `<!doctype html><p>${text}</p>${'<p>Toujours le même paragraphe.</p>'.repeat(60)}`;

async function stage(files: Record<string, string>): Promise<string> {
  const staging = await createStaging(root);
  writeBelow(staging, files);
  return staging;
}

async function build(
  files: Record<string, string>,
  fallbacks: { prefix: string; file: string }[] = [],
  compression: Compression = 'quick',
) {
  return publish(await stage(files), { fallbacks, redirects: [], allowance: noAllowance }, compression);
}

const published = () => readdir(join(root, 'dist'), { recursive: true });
/** What lies in `.builds`, but for the locks. */
const builds = async () => (await readdir(join(root, '.builds'))).filter((name) => !name.includes('.lock')).toSorted();
const inode = async (file: string) => (await stat(join(root, 'dist', file))).ino;

test('dist shows the finished build, with compressed copies', async () => {
  const { files, compressed } = await build({ 'index.html': page('Accueil'), 'robots.txt': 'Allow: /' });
  expect({ files, compressed }).toEqual({ files: 2, compressed: 2 });
  expect((await published()).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'robots.txt']);
  expect(await readlink(join(root, 'dist'))).toMatch(/^\.builds\/[^/]+$/);
});

test('two builds of the same content in new folders give the same bytes', async () => {
  const bytesOf = async () =>
    Promise.all(
      (await published()).toSorted().map(async (file) => [file, await readFile(join(root, 'dist', file), 'hex')]),
    );
  await build({ 'index.html': page('Accueil') });
  const first = await bytesOf();
  await rm(join(root, 'dist'));
  await rm(join(root, '.builds'), { recursive: true });
  await build({ 'index.html': page('Accueil') });
  expect(await bytesOf()).toEqual(first);
});

test('compressed copies are made again where somebody wrote into the build, or asks for another effort', async () => {
  const files = { 'index.html': page('Accueil') };
  await build(files);
  const copy = join(root, 'dist/index.html.br');
  const bytes = await readFile(copy);
  await writeFile(copy, 'damaged');
  expect(await build(files)).toMatchObject({ reused: 0, compressed: 2, unchanged: false });
  expect(await readFile(join(root, 'dist/index.html.br'))).toEqual(bytes);
  expect(await build(files)).toMatchObject({ reused: 1, compressed: 0, unchanged: true });
  expect(await build(files, [], 'thorough')).toMatchObject({ reused: 0, compressed: 2, unchanged: false });
});

test('compressed copies are made again where another version of the code made them with other settings', async () => {
  const files = { 'index.html': page('Accueil') };
  const { id } = await build(files);
  const manifest = await readManifest(root, id);
  if (manifest === null) throw new Error('the build has no manifest');
  writeManifest(root, { ...manifest, settings: 'those of before' });
  expect(await build(files)).toMatchObject({ reused: 0, compressed: 2, unchanged: false });
  expect(await build(files)).toMatchObject({ reused: 1, compressed: 0, unchanged: true });
});

test('unchanged files are the very files of the build before, compressed copies included', async () => {
  await build({ 'index.html': page('Accueil'), 'contact.html': page('Contact') });
  const before = [await inode('contact.html'), await inode('contact.html.br'), await inode('contact.html.gz')];
  const second = await build({ 'index.html': page('Nouvel accueil'), 'contact.html': page('Contact') });
  expect(second).toMatchObject({ reused: 1, compressed: 2, unchanged: false });
  expect([await inode('contact.html'), await inode('contact.html.br'), await inode('contact.html.gz')]).toEqual(before);
});

test('a build equal to the published one leaves dist as it is', async () => {
  const first = await build({ 'index.html': page('Accueil') });
  const second = await build({ 'index.html': page('Accueil') });
  expect(second).toMatchObject({ id: first.id, unchanged: true });
  expect(await builds()).toEqual([first.id, `${first.id}.json`]);
});

test('the same files with other fallbacks are another build', async () => {
  await build({ 'index.html': page('Accueil') });
  const fallbacks = [{ prefix: '/services', file: 'index.html' }];
  expect(await build({ 'index.html': page('Accueil') }, fallbacks)).toMatchObject({ unchanged: false });
});

test('the same files with another address where forms are posted are another build', async () => {
  const files = { 'index.html': page('Accueil') };
  const serving = { fallbacks: [], redirects: [], allowance: noAllowance };
  await build(files);
  const receivers = ['/demandes'];
  expect(await publish(await stage(files), { ...serving, receivers }, 'quick')).toMatchObject({ unchanged: false });
  expect(await publish(await stage(files), { ...serving, receivers }, 'quick')).toMatchObject({ unchanged: true });
});

test('a published file that was changed by hand is published again as it must be', async () => {
  await build({ 'index.html': page('Accueil') });
  await writeFile(join(root, 'dist/index.html'), 'abîmé');
  await build({ 'index.html': page('Accueil') });
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe(page('Accueil'));
});

test('assets of the build before stay for one generation, pages do not', async () => {
  await build({ 'index.html': page('1'), 'old.html': page('1'), 'assets/a-1.js': 'a1' });
  expect(await build({ 'index.html': page('2'), 'assets/a-2.js': 'a2' })).toMatchObject({ retained: 1 });
  expect((await published()).filter((file) => /^assets.|^old/.test(file)).toSorted()).toEqual([
    'assets/a-1.js',
    'assets/a-2.js',
  ]);
  await build({ 'index.html': page('3'), 'assets/a-3.js': 'a3' });
  expect((await published()).filter((file) => /^assets./.test(file)).toSorted()).toEqual([
    'assets/a-2.js',
    'assets/a-3.js',
  ]);
});

test('only the current and the previous build are kept', async () => {
  for (const text of ['1', '2']) await build({ 'index.html': page(text) });
  const [third, fourth] = [await build({ 'index.html': page('3') }), await build({ 'index.html': page('4') })];
  expect(await builds()).toEqual([third.id, `${third.id}.json`, fourth.id, `${fourth.id}.json`]);
});

test('a failed build leaves dist and the builds as they were', async () => {
  await build({ 'index.html': page('Accueil') });
  const before = await builds();
  await discardStaging(await stage({ 'index.html': 'à moitié' }));
  expect(await builds()).toEqual(before);
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe(page('Accueil'));
});

test('a real dist folder made by other means is put aside, with all it holds', async () => {
  writeBelow(root, { 'dist/precious.txt': 'à garder' });
  const { putAside } = await build({ 'index.html': page('Accueil') });
  expect(putAside).not.toBeNull();
  await build({ 'index.html': page('2') });
  await build({ 'index.html': page('3') });
  expect(await readFile(join(root, putAside ?? '', 'precious.txt'), 'utf8')).toBe('à garder');
  expect((await lstat(join(root, 'dist'))).isSymbolicLink()).toBe(true);
});

test('a dist link to somewhere else is replaced, its target left alone', async () => {
  writeBelow(root, { 'elsewhere/file.txt': 'à garder' });
  await symlink('elsewhere', join(root, 'dist'));
  await build({ 'index.html': page('Accueil') });
  expect(await published()).toContain('index.html');
  expect(await readFile(join(root, 'elsewhere/file.txt'), 'utf8')).toBe('à garder');
});

test('builds that vanished, or an unreadable manifest, do not stop the next build', async () => {
  const { id } = await build({ 'index.html': page('1') });
  await writeFile(join(root, '.builds', `${id}.json`), '{"id": 3}');
  expect(await build({ 'index.html': page('2') })).toMatchObject({ reused: 0, unchanged: false });
  await rm(join(root, '.builds'), { recursive: true });
  expect(await build({ 'index.html': page('3') })).toMatchObject({ unchanged: false });
});

test('files beside the builds that are not ours are left alone', async () => {
  await mkdir(join(root, '.builds/notes'), { recursive: true });
  await build({ 'index.html': page('1') });
  expect(await builds()).toContain('notes');
});
