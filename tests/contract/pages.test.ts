import { describe, expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { isOfPage } from '#src/shared/route.ts';
import { pageName, trailOf } from '../../src/shell/current-page.tsx';
import { valuesIn } from '../../codegen/base/json.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import { makePage, type MadePage } from '../../codegen/model/pages/pages.ts';
import { keyOf } from '../../codegen/model/resolve/resolved.ts';
import { References } from '../../codegen/model/resolve/references.ts';
import { resolveSpec } from '../../codegen/model/resolve-spec.ts';
import { isAsked } from './asked-keys.ts';
import { schemas, site, sources } from './real-site.ts';
import { countOf, hrefsOf, htmlOf, linksOf, pageAt, renderBlocks, usesOf, wordsOf } from './rendered.ts';

const paths = routes.flatMap((route) => (isOfPage(route) && route.path === route.handle.canonical ? [route.path] : []));
const html = new Map(site.pages.map((page) => [page.path, htmlOf(page)]));

describe.each(paths)('%s', (path) => {
  const markup = (): string => html.get(path) ?? '';

  test('has no style attribute and no inline script, which a strict policy would block', () => {
    expect(markup()).not.toMatch(/\sstyle="/);
    expect(markup()).not.toMatch(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(ld\+)?json")/);
    expect(markup()).not.toMatch(/\son[a-z]+="/);
  });

  test('tells new tabs', () => {
    for (const [anchor] of markup().matchAll(/<a [^>]*target="_blank"[^>]*>.*?<\/a>/g)) {
      expect(anchor).toContain('rel="noopener"');
      expect(anchor).toContain('nouvel onglet');
    }
  });

  test('leaves no reference, nothing that is no value, no straight apostrophe and no plain space before double punctuation', () => {
    const text = markup()
      .replace(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#x27;', "'");
    expect(text).not.toMatch(/\{[a-z]+\.[\w.-]+\}/);
    expect(text).not.toMatch(/\bNaN\b|\bundefined\b|\[object|Infinity|−[-−]/u);
    // Line by line: a pattern with all that stands before would be tried from each character.
    expect(text.split('\n').filter((line) => /\p{L}'\p{L}| [;:!?»](?=\s|$)/u.test(line))).toEqual([]);
  });
});

test('the route table has every page, its other addresses, and what falls back on it, no more', () => {
  const expected = site.pages.flatMap(({ path, aliases, fallback }) => [
    [path, path],
    ...aliases.map((alias) => [alias, path]),
    ...(fallback ? [[`${path}/*`, path]] : []),
  ]);
  const found = routes.flatMap((route) => (isOfPage(route) ? [[route.path, route.handle.canonical]] : []));
  expect(found.map((row) => row.join(' → ')).toSorted()).toEqual(expected.map((row) => row.join(' → ')).toSorted());
});

test('the emitted route table is that of the loaded site, each address once', () => {
  expect(routes).toEqual(site.routes);
  const all = routes.map(({ path }) => path);
  expect(all).toEqual([...new Set(all)]);
});

const { sectors, useCases, technologies, approaches } = site.tables;

test.each([
  ['sector', sectors.map(({ path }) => path)],
  ['use-case', useCases.map(({ path }) => path)],
  ['technology', technologies.map(({ href }) => href)],
  ['expertise-model', approaches.map(({ path }) => path)],
])('each row of the family %s has its page at its address, in the order of its table', (family, own) =>
  expect(site.pages.filter((page) => page.family === family).map(({ path }) => path)).toEqual(own),
);

test.each(site.pages)(
  'the way to $path goes from the home page down to it, over the pages above it, by their names, and is shown below the home page',
  (page) => {
    const above = site.pages.filter(
      ({ path }) => path !== page.path && `${page.path}/`.startsWith(path === '/' ? '/' : `${path}/`),
    );
    const way = [...above.toSorted((a, b) => a.path.length - b.path.length), page];
    expect(trailOf(site, page.path)).toEqual(
      way.map((step) => ({ name: pageName(step, site.navigation), path: step.path })),
    );
    const nav = /<nav aria-label="Fil d’Ariane".*?<\/nav>/s.exec(htmlOf(page))?.[0] ?? '';
    const shown = page.path === '/' ? [] : way;
    expect([...nav.matchAll(/<a href="([^"]+)">/g)].map(([, href]) => href)).toEqual(
      shown.slice(0, -1).map(({ path }) => path),
    );
    expect(countOf(nav, 'aria-current="page"')).toBe(shown.length > 0 ? 1 : 0);
  },
);

test('a page below an address that has no page is one step below the next one above', () => {
  const page = { ...pageAt('/'), path: '/bureaux/paris/contact' };
  expect(trailOf({ ...site, pages: [...site.pages, page] }, page.path).map(({ path }) => path)).toEqual([
    '/',
    '/bureaux/paris/contact',
  ]);
});

test('a page is called by its own short name, else as in the menus, else by its title', () => {
  const page = { ...pageAt('/') };
  delete page.name;
  const entry = site.navigation.header?.items?.[0];
  expect(pageName({ ...page, name: 'Bibliothèque' }, site.navigation)).toBe('Bibliothèque');
  if (entry !== undefined) expect(pageName({ ...page, path: entry.href }, site.navigation)).toBe(entry.name);
  expect(pageName({ ...page, path: '/nulle-part' }, site.navigation)).toBe(page.head.title);
});

const index = indexSpec(sources, schemas.tables);
const { pages, facts } = resolveSpec(index, schemas);

/** The blocks of a page: values, facts, and where each part is written. */
const described = ({ blocks }: MadePage) =>
  blocks.map((block) => ({
    value: block.value,
    facts: [...block.facts],
    places: valuesIn(block.value).map(({ path }) => keyOf(block.originOf(path))),
  }));

test('pages of one table, which share the rows that all of them show, are as each of them made alone', () => {
  for (const page of pages) {
    const references = new References(index, schemas, facts?.source);
    const alone = makePage(page, references, schemas, index.hiddenBlocks);
    expect(described(page), page.path).toEqual(described(alone));
  }
});

const solutions = [
  ...sectors.map((row) => ({ ...row, parameter: 'secteur', table: 'sectors' })),
  ...useCases.map((row) => ({ ...row, parameter: 'cas', table: 'use-cases' })),
];

describe.each(solutions)('the page $path', ({ id, path, parameter, documentationLabel, table }) => {
  const blocks = renderBlocks(path);

  test('leads to a form with its own name, and to the documentation under its own label', () => {
    const links = linksOf(blocks);
    expect(links.filter(({ href }) => href.includes(`${parameter}=${id}`)).length).toBeGreaterThan(0);
    if (isAsked(table, 'documentationLabel'))
      expect(links.map(({ text }) => text)).toContain(wordsOf(documentationLabel).trim());
  });
});

const siblings = new Set(usesOf('siblings').map(({ path }) => path));

describe.each(useCases)('the page of the use case $id', ({ path }) => {
  const blocks = renderBlocks(path);

  test.skipIf(!siblings.has(path))('leads to the other use cases and marks itself', () => {
    const links = new Set(hrefsOf(blocks));
    for (const other of useCases) expect(links.has(other.path), other.path).toBe(other.path !== path);
    expect(countOf(blocks, 'aria-current="page"')).toBe(1);
  });
});

test('the study of a market stands where its row has one, and nowhere else', () => {
  const studied = new Set(usesOf('ranges').map(({ path }) => path));
  if (!sectors.some(({ path }) => studied.has(path))) return;
  for (const { path, market } of sectors) expect(studied.has(path), path).toBe(market !== undefined);
});
