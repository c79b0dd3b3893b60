import { expect, test } from 'vitest';
import type { Assets } from '../../codegen/site/bundle/assets.ts';
import { pageInputs } from '../../codegen/site/pages/page-input.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import type { Site } from '../../codegen/model/site.ts';

const page = (path: string, rest: JsonObject = {}): JsonObject => ({
  path,
  head: { title: `Titre de ${path}`, description: 'Résumé' },
  blocks: [],
  ...rest,
});
const site: Site = {
  settings: { baseUrl: 'https://www.example.fr' },
  navigation: { labels: {} },
  theme: { scheme: 'dark' },
  vat: { included: false },
  facts: {},
  tables: { rows: [] },
  forms: {},
  linkTables: {},
  pages: [page('/'), page('/stages'), page('/stages/mousses'), page('/ecole')],
  routes: [],
  usedIcons: [],
  day: '2026-03-02',
};
const assets: Assets = {
  script: '/main.js',
  stylesheet: '/main.css',
  fonts: [],
  islands: [],
  pictures: { '/stages/mousses': '/one.png', '/ecole': '/other.png' },
};
const inputOf = (of = site, loaded = assets, path = '/stages/mousses') =>
  pageInputs(of, loaded)(of.pages.find((one) => one.path === path) ?? {});

/** The site with another page in the place of the one at its address. */
const withPage = (other: JsonObject): Site => ({
  ...site,
  pages: site.pages.map((one) => (one.path === other.path ? other : one)),
});

test.each<[string, Site, Assets?]>([
  ['the page', withPage(page('/stages/mousses', { accent: 'mint' }))],
  ['the settings', { ...site, settings: { baseUrl: 'https://example.fr' } }],
  ['the navigation', { ...site, navigation: { labels: { skip: 'Aller au contenu' } } }],
  ['the theme', { ...site, theme: { scheme: 'light' } }],
  ['the mention of taxes', { ...site, vat: { included: true } }],
  ['the day', { ...site, day: '2026-03-03' }],
  ['the name of a page above', withPage(page('/stages', { name: 'Nos stages' }))],
  ['the title of the home page', withPage(page('/', { head: { title: 'Autre' } }))],
  ['its picture', site, { ...assets, pictures: { '/stages/mousses': '/new.png' } }],
  ['a script', site, { ...assets, script: '/new.js' }],
])('this reaches a page: %s', (_, of, loaded) => expect(inputOf(of, loaded)).not.toEqual(inputOf()));

test.each<[string, Site, Assets?]>([
  ['rows', { ...site, tables: { rows: [{ id: 'one' }] } }],
  ['another page', withPage(page('/ecole', { accent: 'mint' }))],
  ['the text of a page above', withPage(page('/stages', { blocks: [{ type: 'hero' }] }))],
  ['the picture of another page', site, { ...assets, pictures: { '/stages/mousses': '/one.png' } }],
])('this does not reach a page: %s', (_, of, loaded) => expect(inputOf(of, loaded)).toEqual(inputOf()));

test('a page is rendered from these values, and nothing else of the site', () => {
  const { settings, navigation, theme, vat, day, pages } = site;
  const trail = pages.slice(0, 3).map(({ path, head }) => ({ path, head: { title: (head as JsonObject).title } }));
  expect(inputOf()).toEqual({
    site: { settings, navigation, theme, vat, day, pages: trail },
    page: pages[2],
    assets: { ...assets, pictures: { '/stages/mousses': '/one.png' } },
  });
});
