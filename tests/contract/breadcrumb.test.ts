import { expect, test } from 'vitest';
import { pageName, trailOf } from '../../src/shell/current-page.ts';
import { site } from './real-site.ts';
import { htmlOf, pageAt } from './rendered.ts';

test.each(site.pages)(
  'the way to $path goes from the home page down to it, over the pages above it, by their names',
  (page) => {
    const above = site.pages.filter(
      ({ path }) => path !== page.path && `${page.path}/`.startsWith(path === '/' ? '/' : `${path}/`),
    );
    const way = [...above.toSorted((a, b) => a.path.length - b.path.length), page];
    expect(trailOf(site, page.path)).toEqual(
      way.map((step) => ({ name: pageName(step, site.navigation), path: step.path })),
    );
  },
);

test('a page below an address that has no page is one step below the next one above', () => {
  const page = { ...pageAt('/'), path: '/bureaux/paris/contact' };
  expect(trailOf({ ...site, pages: [...site.pages, page] }, page.path).map(({ path }) => path)).toEqual([
    '/',
    '/bureaux/paris/contact',
  ]);
});

test('an address without a page has no way', () => expect(trailOf({ ...site, pages: [] }, '/')).toEqual([]));

test('a page is called by its own short name, else as in the menus, else by its title', () => {
  const page = { ...pageAt('/') };
  delete page.name;
  const entry = site.navigation.header?.items?.[0];
  expect(pageName({ ...page, name: 'Bibliothèque' }, site.navigation)).toBe('Bibliothèque');
  if (entry !== undefined) expect(pageName({ ...page, path: entry.href }, site.navigation)).toBe(entry.name);
  expect(pageName({ ...page, path: '/nulle-part' }, site.navigation)).toBe(page.head.title);
});

test.each(site.pages)('$path shows its way, unless it is the home page', (page) => {
  const nav = /<nav aria-label="Fil d’Ariane".*?<\/nav>/s.exec(htmlOf(page))?.[0];

  if (page.path === '/') {
    expect(nav).toBeUndefined();
    return;
  }
  const links = [...(nav ?? '').matchAll(/<a href="([^"]+)">/g)].map(([, href]) => href);
  expect(links).toEqual(
    trailOf(site, page.path)
      .slice(0, -1)
      .map(({ path }) => path),
  );
  expect(nav?.match(/aria-current="page"/g)).toHaveLength(1);
});
