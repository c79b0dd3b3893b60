import { expect, test } from 'vitest';
import { routes } from '../../src/generated/routes.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';

const assets = { script: '/main.js', stylesheet: '/main.css', newsletter: '/newsletter.js', fonts: [], islands: [] };
const canonicals = new Map(routes.map(({ path, canonical }) => [path, canonical]));
const html = new Map(site.pages.map((page) => [page.path, renderPage(site, page, assets)]));
const pages = site.pages.map(({ path }) => path).filter((path) => path !== '/404');
/** What the footer of every page links to is one click away from anywhere. */
const inFooter = new Set(linksIn(/<footer.*<\/footer>/s.exec(html.get('/') ?? '')?.[0] ?? ''));

test('no page is further than three clicks from the home page', () => {
  const clicks = clicksFromHome((markup) => markup);
  expect(pages.filter((path) => (clicks.get(path) ?? Infinity) > 3)).toEqual([]);
});

test('the texts alone, without menus and footer, lead from the home page to every page that the footer does not', () => {
  const clicks = clicksFromHome(mainOf);
  expect(pages.filter((path) => !inFooter.has(path) && (clicks.get(path) ?? Infinity) > 3)).toEqual([]);
});

test('no page is an orphan: the texts of another page lead to it, or the footer of all', () => {
  const linked = new Set(pages.flatMap((path) => linksIn(mainOf(html.get(path) ?? '')).filter((to) => to !== path)));
  expect(pages.filter((path) => path !== '/' && !linked.has(path) && !inFooter.has(path))).toEqual([]);
});

/** Clicks from the home page to each page, along the links of the part of each page that `partOf` takes. */
function clicksFromHome(partOf: (markup: string) => string): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [path, count] of clicks) {
    for (const to of linksIn(partOf(html.get(path) ?? ''))) if (!clicks.has(to)) clicks.set(to, count + 1);
  }
  return clicks;
}

function mainOf(markup: string): string {
  return /<main.*<\/main>/s.exec(markup)?.[0] ?? '';
}

/** The pages that some HTML links to, by their canonical addresses. */
function linksIn(markup: string): string[] {
  const addresses = [...markup.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replace(/[?#].*/, ''),
  );
  return addresses.flatMap((address) => canonicals.get(address) ?? []);
}
