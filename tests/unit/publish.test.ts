import { lstat, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { buildNotes, draftOf } from '../../codegen/cli/deploy-command.ts';
import { noAllowance, readManifest, type Purpose, createStaging, publish } from '../../codegen/site/publish/publish.ts';
import { compressFiles, type Compression } from '../../codegen/site/publish/compress.ts';
import type { Route } from '#src/shared/route.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();

const page = (text: string) => `<!doctype html><p>${text}</p>${'<p>Toujours le même paragraphe.</p>'.repeat(60)}`;

function stage(files: Record<string, string>): string {
  const staging = createStaging(root);
  writeBelow(staging, files);
  return staging;
}

async function build(files: Record<string, string>, routes: Route[] = [], purpose?: Purpose) {
  return publish(stage(files), { routes, allowance: noAllowance }, purpose);
}

const thorough: Purpose = { compression: 'thorough' };

const published = () => readdir(join(root, 'dist'), { recursive: true });
const builds = async () => (await readdir(join(root, '.builds'))).toSorted();

test('dist shows the finished build, with compressed copies', async () => {
  const { files, compressed } = await build({ 'index.html': page('Accueil'), 'robots.txt': 'Allow: /' });
  expect({ files, compressed }).toEqual({ files: 2, compressed: 2 });
  expect((await published()).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'robots.txt']);
  expect(await readlink(join(root, 'dist'))).toMatch(/^\.builds\/[^/]+$/);
});

test('a build notes what servers and deployments must know of it', async () => {
  const routes = routeTable([{ path: '/services', family: 'services', fallback: true }], []);
  const { id } = await build({ 'index.html': page('Accueil') }, routes, thorough);
  expect(await readManifest(root, id)).toMatchObject({ id, files: ['index.html'], routes, purpose: thorough });
});

test('a deployment says when the build was made, and which files of the site were changed since then', async () => {
  const write = (file: string, days: number) => {
    writeBelow(root, { [file]: 'a: b' });
    const time = Date.now() / 1000 + days * 86_400;
    utimesSync(join(root, file), time, time);
  };
  write('spec/site.yaml', -1);
  await build({ 'index.html': page('Accueil') }, [], thorough);
  const [whole = ''] = buildNotes(root);
  expect(whole).toMatch(/^Cette version a été construite le \d+\S* \p{L}+ \d{4} à \d\d:\d\d\.$/u);
  // A ledger is written by commands.
  for (const file of ['spec/facts.yaml', 'public/plan.pdf', 'spec/ledgers/addresses.txt']) write(file, 1);
  const since =
    "Depuis, spec/facts.yaml, public/plan.pdf : ce qui a changé là n'est pas en ligne. Pour l'y mettre : npm run build -- --release, puis la même commande.";
  expect(buildNotes(root)).toEqual([`${whole} ${since}`]);
});

test('a deployment takes a build for a draft that did not pass the release checks', async () => {
  await build({ 'index.html': page('Accueil') }, [], thorough);
  expect(await draftOf(root)).toBeUndefined();
  await build({ 'index.html': page('Accueil') }, [], { ...thorough, unsettled: 'À régler : 2 valeurs.' });
  expect(await draftOf(root)).toBe('Cette version a été construite avec --draft-ok. À régler : 2 valeurs.');
  await build({ 'index.html': page('Accueil') });
  expect(await draftOf(root)).toContain('construite pour un essai');
});

test('a published file that was changed by hand, or its compressed copy, is published again as it must be', async () => {
  await build({ 'index.html': page('Accueil') });
  const files = ['index.html', 'index.html.br'].map((file) => join(root, 'dist', file));
  const bytes = await Promise.all(files.map((file) => readFile(file)));
  for (const file of files) await writeFile(file, 'abîmé');
  await build({ 'index.html': page('Accueil') });
  expect(await Promise.all(files.map((file) => readFile(file)))).toEqual(bytes);
});

test('the assets of the last build that had others stay for open pages, its pages do not', async () => {
  const assets = async () => (await published()).filter((file) => /^assets.|^old/.test(file)).toSorted();
  await build({ 'index.html': page('1'), 'old.html': page('1'), 'assets/a-1.js': 'a1' });
  expect(await build({ 'index.html': page('2'), 'assets/a-2.js': 'a2' })).toMatchObject({ retained: 1 });
  expect(await assets()).toEqual(['assets/a-1.js', 'assets/a-2.js']);
  await build({ 'index.html': page('other text'), 'assets/a-2.js': 'a2' });
  expect(await assets()).toEqual(['assets/a-1.js', 'assets/a-2.js']);
  await build({ 'index.html': page('3'), 'assets/a-3.js': 'a3' });
  expect(await assets()).toEqual(['assets/a-2.js', 'assets/a-3.js']);
});

test('only the current and the previous build are kept', async () => {
  for (const text of ['1', '2']) await build({ 'index.html': page(text) });
  const [third, fourth] = [await build({ 'index.html': page('3') }), await build({ 'index.html': page('4') })];
  expect(await builds()).toEqual([third.id, `${third.id}.json`, fourth.id, `${fourth.id}.json`].toSorted());
});

test('what a killed build left, of this version or an older one, is removed by the next', async () => {
  writeBelow(root, {
    '.builds/mi7vu4o0-abcdef01.staging/index.html': 'à moitié',
    '.builds/mi7vu4o0-000000-1-abcdef.staging/index.html': 'à moitié',
    '.builds/mi7vu4o0-000000-1-abcdef.json': '{}',
  });
  const { id } = await build({ 'index.html': page('1') });
  expect(await builds()).toEqual([id, `${id}.json`]);
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
  expect(await build({ 'index.html': page('2') })).toMatchObject({ retained: 0 });
  await rm(join(root, '.builds'), { recursive: true });
  await build({ 'index.html': page('3') });
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe(page('3'));
});

/** The same ones each time. */
function randomNumbers(length: number): number[] {
  let state = 1;
  return Array.from({ length }, () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0));
}

test('content that does not get smaller gets no compressed copy', async () => {
  await writeFile(join(root, 'noise.txt'), Buffer.from(randomNumbers(4096).map((number) => number >>> 24)));
  expect(await compressFiles(root, ['noise.txt'], 'thorough')).toBe(0);
  expect(await readdir(root)).toEqual(['noise.txt']);
});

test('a release takes more effort: what repeats beyond 64 kB is found', async () => {
  const half = randomNumbers(12_000).map((number) => number.toString(36));
  const bytesWith = async (compression: Compression) => {
    writeBelow(root, { 'page.html': half.join(' ').repeat(2) });
    await rm(join(root, 'page.html.br'), { force: true });
    await compressFiles(root, ['page.html'], compression);
    return (await readFile(join(root, 'page.html.br'))).length;
  };
  expect(await bytesWith('quick')).toBeGreaterThan(1.5 * (await bytesWith('thorough')));
});
