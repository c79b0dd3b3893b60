import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareVersions } from '../../codegen/owner/diff/compare-versions.ts';
import type { Version } from '../../codegen/owner/diff/version.ts';
import { buildSite } from '../../codegen/site/build.ts';
import { startPreview, type Preview } from '../../codegen/site/preview/preview.ts';
import { copyProject } from '../edited/copy-project.ts';
import { makeRandomEdits } from '../edited/random-edits.ts';
import { findProgram } from '../run/programs.ts';
import { someSeeds } from '../run/sample.ts';
import { countOf, typed } from '../run/text-nodes.ts';

const root = join(import.meta.dirname, '../..');

// `diff` lists what Chromium shows otherwise, and only that: the site as it is beside copies with honest edits, both really built.

const scratch = mkdtempSync(join(tmpdir(), 'diff-'));
const [before, after] = ['before', 'after'].map((name): Version => {
  const folder = join(scratch, name);
  copyProject(root, folder);
  return { project: { root: folder, engine: folder }, name, [Symbol.dispose]: () => undefined };
}) as [Version, Version];
let browser: Browser;
let previews: [Preview, Preview];

beforeAll(async () => {
  for (const { project } of [before, after])
    expect(await buildSite(project, { pictures: false })).toHaveProperty('pages');
  browser = await chromium.launch({ executablePath: findProgram('chromium') ?? '', args: ['--no-sandbox'] });
  previews = [
    await startPreview({ root: before.project.root, port: 0 }),
    await startPreview({ root: after.project.root, port: 0 }),
  ];
});
afterAll(async () => {
  for (const preview of previews) await preview.close();
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
});

const seeds = someSeeds(12);

function replace(file: string, from: RegExp, to: string): void {
  const path = join(after.project.root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

const edits: readonly (readonly [string, () => void])[] = [
  ...seeds.map((seed) => [`seed ${seed}`, () => console.log(makeRandomEdits(after.project.root, seed, 1))] as const),
  ['a colour', () => replace('spec/theme.yaml', /(#[\da-f]{5})[0-8]/iu, '$19')],
  [
    'a redirect',
    () => writeFileSync(join(after.project.root, 'spec/redirects.yaml'), 'redirects: [{ from: /avant, to: / }]\n'),
  ],
  ['a field of a form', () => replace('spec/forms/demo.yaml', /label: /u, 'label: Votre ')],
  [
    'a section until a day',
    () => replace('spec/pages/home.yaml', /(?<=\n {2}- type: .*\n)/u, "    until: '2199-12-31'\n"),
  ],
  [
    'an order',
    () =>
      replace(
        'spec/pages/home.yaml',
        /(blocks:\n)((?: {2}- .*\n(?: {4}.*\n|\n)*))((?: {2}- .*\n(?: {4}.*\n|\n)*))/u,
        '$1$3$2',
      ),
  ],
];

test.each(edits)('%s', async (_, edit) => {
  const spec = join(after.project.root, 'spec');
  rmSync(spec, { recursive: true });
  cpSync(join(before.project.root, 'spec'), spec, { recursive: true });
  edit();
  const built = await buildSite(after.project, { pictures: false });
  if (!('pages' in built)) throw new Error(JSON.stringify(built));
  const { texts, published, addresses, changes, onlyForm } = await compareVersions(before, after);
  // A random edit may only lay out a file otherwise.
  expect(changes.length + onlyForm).toBeGreaterThan(0);
  const former = new Map(addresses.flatMap(({ address, to }) => (to === undefined ? [] : [[to, address]])));
  const added = new Set(addresses.flatMap(({ address, answers }) => (answers === 'added' ? [address] : [])));
  for (const { path } of built.pages) {
    const old = added.has(path) ? former.get(path) : path;
    if (old === undefined) continue;
    const urls = [previews[0].url + old, previews[1].url + path] as const;
    // Not on a connection that the preview may just have closed.
    const once = { headers: { Connection: 'close' } };
    const html = await Promise.all(urls.map(async (url) => (await fetch(url, once)).text()));
    // Another name of a stylesheet or a script shows nothing else.
    const [htmlBefore, htmlAfter] = html.map((text) => text.replaceAll(/-[\w-]{8}(?=\.(?:css|js)")/gu, ''));
    const [was, is] = htmlBefore === htmlAfter ? [undefined, undefined] : await Promise.all(urls.map(shownAt));
    const listed = texts.filter(({ shown }) => shown.some(({ page = path }) => page === path));
    if (was === undefined || is === undefined) {
      expect(listed, path).toEqual([]);
      continue;
    }
    const told = listed.flatMap((one) => [one.before ?? '', one.after ?? '']).map((text) => text.toLowerCase());
    const isTold = (node: string) => told.some((text) => text.includes(node));
    // A text in another place may be hidden there, folded for instance: the page has it as often.
    const isMoved = (node: string) => {
      const [formerly = 0, now = 0] = [was, is].map(({ html: text }) => countOf(node, text.toLowerCase()));
      return formerly === now && now > 0;
    };
    expect(
      differing(was.nodes, is.nodes).filter((node) => !isTold(node) && !isMoved(node)),
      path,
    ).toEqual([]);
    if (was.nodes.join('\n') !== is.nodes.join('\n')) expect(published!.pages).toContain(path);
    const isEqual = (text = '') => countOf(text, was.html) === countOf(text, is.html);
    expect(
      listed.filter((one) => isEqual(one.before) && isEqual(one.after)),
      path,
    ).toEqual([]);
  }
});

/** The texts that one page shows more often than the other. */
function differing(one: readonly string[], other: readonly string[]): string[] {
  const count = (nodes: readonly string[], text: string) => nodes.filter((node) => node === text).length;
  return [...new Set([...one, ...other])].filter((line) => count(one, line) !== count(other, line));
}

/** The texts between the tags of a page that Chromium shows, in lower case, and its HTML. Applications are compared as data. */
async function shownAt(url: string): Promise<{ html: string; nodes: readonly string[] }> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const response = await page.goto(url);
  const html = (await response?.text()) ?? '';
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility() === true) shown.push(walker.currentNode.nodeValue ?? '');
    return shown;
  });
  await page.close();
  const nodes = texts.map((text) => typed(text).toLowerCase());
  return { html, nodes: nodes.filter((node) => /[\p{L}\d]/u.test(node)) };
}
