import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DrawnAhead } from '../../codegen/site/pages/draw-ahead.ts';
import { makePages } from '../../codegen/site/pages/make-pages.ts';
import { PageCache } from '../../codegen/site/pages/page-cache.ts';
import { pageInputs } from '../../codegen/site/pages/page-input.ts';
import type { MadePage } from '../../codegen/site/pages/page-maker.ts';
import { PageTable } from '../../codegen/site/pages/page-table.ts';
import type { Renderer } from '../../codegen/site/pages/renderer.ts';
import { EarlyCopies } from '../../codegen/site/publish/early-copies.ts';
import type { Site } from '../../codegen/model/site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A renderer whose pages are long enough to be compressed; one block fails, and one ends the thread. */
const program = `
import { workerData } from 'node:worker_threads';
export const renderSection = (site, { text }) => {
  if (text === 'fails') throw new Error('a fault');
  if (text === 'ends' && workerData?.staging) process.exit(0);
  return '<p>' + site.settings.name + ' ' + text.repeat(300) + '</p>';
};
export const renderAround = (site, page) => '<!doctype html><main id="' + page.path + '">…</main></html>';
export const putTogether = (around, { sections }) => around.replace('…', sections);
`;

const siteOf = (texts: readonly string[]): Site => ({
  settings: { baseUrl: 'https://www.example.fr', name: 'Nom' },
  navigation: {},
  theme: {},
  facts: {},
  tables: {},
  forms: {},
  linkTables: {},
  pages: texts.map((text, index) => ({
    path: `/p${index}`,
    head: { title: 'Titre' },
    blocks: [{ type: 'note', text }],
  })),
  routes: texts.map((_, index) => ({
    path: `/p${index}`,
    canonical: `/p${index}`,
    family: 'notes',
    file: `p${index}.html`,
  })),
  usedIcons: [],
});

async function make(
  texts: readonly string[],
  published = join(folder, 'none'),
  { trace = 'not as left', top = '', ahead = new Map() }: { trace?: string; top?: string; ahead?: DrawnAhead } = {},
) {
  const asLeft = { id: basename(published), trace };
  const module = join(folder, 'renderer.mjs');
  writeFileSync(module, program);
  const url = pathToFileURL(module).href;
  const renderer = { ...((await import(url)) as Renderer), url };
  const site = siteOf(texts);
  const staging = mkdtempSync(join(folder, 'staging-'));
  const { shared, inputOf } = pageInputs(site, { script: '', stylesheet: '', fonts: [], islands: [] }, 'code');
  const scan = {
    named: [],
    ids: [],
    headings: 0,
    islands: [],
    islandScripts: [],
  };
  const copies = new EarlyCopies({ folder: staging, compression: 'quick' });
  const cache = new PageCache(join(folder, 'cache'), 'code');
  const shell = { top, bottom: '', scan };
  const table = new PageTable(cache, shell, asLeft);
  const work = {
    shared,
    shell,
    isTextSearched: false,
    staging,
    published,
  };
  const made = new Map<string, MadePage>();
  const taken: string[] = [];
  await makePages(
    site,
    {
      work,
      renderer,
      cache,
      table,
      sources: new Map(),
      copies,
      ahead,
      inputOf,
    },
    (job, page) => {
      if ('written' in page) {
        table.note(job, page);
        made.set(job.path, page);
      } else taken.push(job.path);
    },
  );
  cache.clean();
  table.keep({ id: basename(staging), trace: 'as left' });
  return { staging, made, taken, cache, copies };
}

const many = Array.from({ length: 450 }, (_, index) => `Mot ${index} `);

test('threads make what a build makes without them, each page its own, and take what was kept', async () => {
  const few = await make(many.slice(0, 3));
  const all = await make(many);
  const again = await make(many);
  const files = readdirSync(few.staging).toSorted();
  expect(files).toEqual(['p0', 'p1', 'p2'].flatMap((name) => [`${name}.html`, `${name}.html.br`, `${name}.html.gz`]));
  for (const file of files)
    expect(readFileSync(join(all.staging, file))).toEqual(readFileSync(join(few.staging, file)));
  for (const [path, page] of few.made) expect(all.made.get(path)).toEqual(page);
  expect([few, all, again].map(({ cache }) => cache.made)).toEqual([3, 447, 0]);
  expect([all.made.size, all.copies.written, again.copies.written]).toEqual([450, 900, 900]);
  for (const [index, text] of many.entries()) {
    const html = readFileSync(join(again.staging, `p${index}.html`), 'utf8');
    expect(html).toBe(`<!doctype html><main id="/p${index}"><p>Nom ${text.repeat(300)}</p></main></html>`);
  }
});

test('a page that is as it was published is linked to it, and not compressed again', async () => {
  const few = many.slice(0, 12);
  const { staging: published } = await make(few);
  writeFileSync(join(published, 'p7.html'), readFileSync(join(published, 'p7.html'), 'utf8').replace('Nom', 'NOM'));
  const { staging, made, copies } = await make(few.with(9, 'Autre '), published);
  const inode = (of: string, file: string) => statSync(join(of, file)).ino;
  const unlinked = readdirSync(staging).filter((file) => inode(staging, file) !== inode(published, file));
  expect(unlinked.toSorted()).toEqual(
    ['p7', 'p9'].flatMap((name) => [`${name}.html`, `${name}.html.br`, `${name}.html.gz`]),
  );
  expect([...made.values()].flatMap(({ written }) => written).toSorted()).toEqual(['p7.html', 'p9.html']);
  expect(copies.written).toBe(4);
  expect(readFileSync(join(staging, 'p7.html'), 'utf8')).toContain('Nom');
});

describe('of a published site that is as its build left it', () => {
  const asLeft = { trace: 'as left' };
  const few = many.slice(0, 6);

  test('pages that are made from the same are taken, with their copies, without being looked at', async () => {
    const first = await make(few);
    const { staging, made, taken, cache } = await make(few.with(2, 'Autre '), first.staging, asLeft);
    expect([[...made.keys()], taken, cache.made]).toEqual([['/p2'], ['/p0', '/p1', '/p3', '/p4', '/p5'], 1]);
    const inode = (of: string, file: string) => statSync(join(of, file)).ino;
    for (const file of readdirSync(first.staging))
      expect(inode(staging, file) === inode(first.staging, file)).toBe(!file.startsWith('p2.'));
    // What is known of them goes on, and so do their parts.
    const third = await make(few.with(2, 'Encore '), staging, asLeft);
    expect([third.taken.length, third.cache.made]).toEqual([5, 1]);
    const last = await make(few, staging, { trace: 'somebody wrote there' });
    expect([last.taken.length, last.cache.made]).toEqual([0, 1]);
  });

  test.each<[string, Parameters<typeof make>[2], (of: string) => void]>([
    ['that somebody wrote into', { trace: 'other' }, () => undefined],
    ['with another header', { ...asLeft, top: '<header>' }, () => undefined],
    ['whose table is damaged', asLeft, () => writeFileSync(join(folder, 'cache/table.json'), '{}')],
    ['that is gone', asLeft, (published) => rmSync(published, { recursive: true })],
  ])('of one %s, none is', async (_, how, change) => {
    const { staging: published } = await make(few);
    change(published);
    const { made, taken } = await make(few, published, how);
    expect([made.size, taken]).toEqual([6, []]);
  });

  test('one that lacks a file is made', async () => {
    const { staging: published } = await make(few);
    rmSync(join(published, 'p3.html'));
    const { staging, made } = await make(few, published, asLeft);
    expect([...made.keys()]).toEqual(['/p3']);
    expect(readdirSync(staging)).toHaveLength(18);
  });
});

test('a block that was drawn ahead is taken, and let go of', async () => {
  const ahead: DrawnAhead = new Map([['/p1', [new TextEncoder().encode('<p>À l’avance</p>')]]]);
  const { staging } = await make(many.slice(0, 3), undefined, { ahead });
  const saysSo = (file: string) => readFileSync(join(staging, file), 'utf8').includes('<p>À l’avance</p>');
  expect(['p0.html', 'p1.html', 'p2.html'].map(saysSo)).toEqual([false, true, false]);
  expect(ahead.size).toBe(0);
});

test('a block that fails in a thread is named with its page', async () => {
  await expect(make(many.with(420, 'fails'))).rejects.toMatchObject({
    finding: {
      code: 'render/page',
      message: expect.stringContaining('/p420') as string,
    },
  });
});

test('a thread that ends without an answer is not waited for', async () => {
  await expect(make(many.map((text, index) => (index < 400 ? text : 'ends')))).rejects.toThrow(
    'a thread that makes pages ended (0)',
  );
});
