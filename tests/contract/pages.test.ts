import { describe, expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { isOfPage } from '#src/shared/route.ts';
import { site } from './real-site.ts';
import { htmlOf } from './rendered.ts';

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

  test('leaves no reference, no straight apostrophe and no plain space before double punctuation', () => {
    const text = markup()
      .replace(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#x27;', "'");
    expect(text).not.toMatch(/\{[a-z]+\.[\w.-]+\}/);
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
