import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { searchAnswer } from '../../src/search/search-answer.ts';
import { createSearch } from '../../src/search/load-search.ts';
import { searchOptions, tellingWords, type FoundPage, type SearchDocument } from '../../src/search/search-options.ts';
import { requestHref } from '../../src/ui/addresses.ts';
import { readPageText, searchIndex } from '../../src/static/search-index.ts';
import { siteFiles } from '../../src/static/site-files.ts';
import { site } from './real-site.ts';
import { htmlOf, pageAt, usesOf } from './rendered.ts';
import { forAll } from '../run/for-all.ts';

const texts = new Map(site.pages.map((page) => [page.path, readPageText(site, htmlOf(page))]));
const index = searchIndex(site, texts);
const search = createSearch(MiniSearch.loadJSON(index, searchOptions));
/** Every piece that the shelves of some page let visitors ask for; what is read on a page is found as that page. */
const guides = usesOf('shelves').flatMap(({ block: { ask, shelves } }) =>
  ask === undefined
    ? []
    : shelves.flatMap(({ items }) =>
        items.filter((item) => item.href === undefined).map((item) => ({ ...item, id: item.id ?? '', href: ask.href })),
      ),
);

test('the index weighs less than the texts that it finds, and is the same for the same site', () => {
  const weight = (text: string) => gzipSync(text).length;
  expect(weight(index)).toBeLessThan(weight(JSON.stringify([...texts.values()])));
  expect(searchIndex(site, texts)).toBe(index);
});

test('the index holds every page but the one for unknown addresses, and every guide with its way to a request', () => {
  const stored = (JSON.parse(index) as { storedFields: Record<string, FoundPage> }).storedFields;
  const addresses = Object.values(stored).map(({ href }) => href);
  expect(addresses.toSorted()).toEqual(
    [
      ...site.pages.map(({ path }) => path).filter((path) => path !== '/404'),
      ...guides.map(({ id, href }) => requestHref(href, id)),
    ].toSorted(),
  );
  expect(Object.values(stored).filter((entry) => Object.values(entry).some((text) => text === ''))).toEqual([]);
});

// Nothing is read for nobody who searches.
test.skipIf(usesOf('search').length === 0)('the index reads what the page says, not its markup', () => {
  for (const { headings, text } of texts.values()) {
    expect(headings).not.toBe('');
    expect(text).not.toMatch(/[<>&]|\b(?:viewbox|nbsp|quot)\b/);
  }
});

test('the index of a very large site holds titles and summaries only', () => {
  const page = pageAt('/');
  const large = { ...site, pages: [...site.pages, ...Array.from({ length: 400 }, () => page)] };
  expect(readPageText(large, htmlOf(page))).toEqual({ headings: '', text: '' });
});

test('the index is not made for a site without a search box', () => {
  const without = {
    ...site,
    pages: site.pages.filter(({ blocks }) => !blocks.some(({ type }) => type === 'search')),
  };
  expect([...siteFiles(without, new Map())].map(([file]) => file)).not.toContain('search-index.json');
  const isThere = usesOf('search').length > 0;
  expect([...siteFiles(site, texts)].some(([file]) => file === 'search-index.json')).toBe(isThere);
});

/** What is searched for in the tests, in an index of their own. */
const library = indexOf([
  { title: 'Sauvegarder et restaurer', headings: 'Exploitation', text: 'Chaque nuit, une sauvegarde.' },
  { title: 'Mettre à jour et revenir en arrière', text: 'Une mise à jour en deux commandes.' },
  { title: 'Dossier RGPD', text: 'Registre et analyse.' },
  { title: 'L’IA en santé', text: 'Comptes rendus relus par le praticien.' },
  { title: 'Offre de lancement', keywords: 'prix tarif pack', text: 'Un prix, une fois.' },
  { title: 'Priorités', text: 'Ce qui presse vient en priorité.' },
  { title: 'Installer n8n', text: 'Les commandes, une par une.' },
  { title: 'n8n', text: 'Des automatismes.' },
  { title: 'Ollama', text: 'Les modèles de langage, un parcours sans détour.' },
]);

test.each([
  ['sauvegarde', 'Sauvegarder et restaurer'],
  ['Sauvegardes', 'Sauvegarder et restaurer'],
  ['dossier rgpd', 'Dossier RGPD'],
  ['ollama', 'Ollama'],
  ['l’ia en SANTE', 'L’IA en santé'],
  ['mise à jour', 'Mettre à jour et revenir en arrière'],
  ['mises à jour', 'Mettre à jour et revenir en arrière'],
  ['prix', 'Offre de lancement'],
  ['tarifs', 'Offre de lancement'],
  ['packs', 'Offre de lancement'],
])('a search « %s » finds first « %s »', (query, title) =>
  expect(library(query)).toMatchObject({ areClose: false, results: [{ title }, ...library(query).results.slice(1)] }),
);

test.each([
  ['sauvegrade', 'Sauvegarder et restaurer'],
  ['olama', 'Ollama'],
  ['priroités', 'Priorités'],
])('a search « %s », misspelt, finds « %s », and says that it is close', (query, title) => {
  const { results, areClose } = library(query);
  expect(areClose).toBe(true);
  expect(results.slice(0, 3).map((result) => result.title)).toContain(title);
});

test('a search finds every guide and every page by its own title, among the first', () => {
  const titles = [...guides.map(({ title }) => title), ...site.pages.map(({ head }) => head.title)];
  const lost = titles.filter((title) => {
    const first = search(title).results.slice(0, 3);
    return title !== pageAt('/404').head.title && !first.some((result) => result.title === title);
  });
  expect(lost).toEqual([]);
});

test.each([
  ['installer n8n', ['Installer n8n', 'n8n']],
  // « priorité » only begins alike.
  ['prix', ['Offre de lancement']],
  // A stop word behind other words asks for nothing.
  ['mettre à jour et', library('mettre à jour').results.map(({ title }) => title)],
])('a search for « %s » finds %j, and nothing else', (query, titles) =>
  expect(library(query)).toMatchObject({ areClose: false, results: titles.map((title) => ({ title })) }),
);

test.each(usesOf('register').map(({ path }) => path))(
  'a search finds %s by its title and summary, not by its figures',
  (path) => {
    const { head } = pageAt(path);
    const own = tellingWords([head.title, head.description, ...(pageAt(path).keywords ?? [])].join(' '));
    const others = new Set(
      texts
        .get(path)
        ?.text.split(' ')
        .filter((word) => !own.some((one) => one.startsWith(word))),
    );
    const found = [...others].filter((word) => {
      const { results, areClose } = search(word);
      return !areClose && results.some(({ href }) => href === path);
    });
    expect(others.size).toBeGreaterThan(0);
    expect(found).toEqual([]);
  },
);

test('a search finds a word by its beginning, a stop word too while it is typed', () => {
  expect(library('sauv').results.map(({ title }) => title)).toContain('Sauvegarder et restaurer');
  expect(library('par').results.length).toBeGreaterThan(0);
});

test.each(['rgdp', 'rpgd', 'grpd'])('a search puts the letters of « %s » in order', (query) => {
  expect(library(query).results).toEqual(library('rgpd').results);
  expect(library('rgpd').results.length).toBeGreaterThan(0);
});

test.each(['', ' ', 'de la', '…', 'zzzzqqqq', '" * +', '\\', '('])(
  'a search « %s » finds nothing and breaks nothing',
  (query) => expect(search(`${query} `).results).toEqual([]),
);

test('no query breaks the search', () =>
  forAll([fc.string({ unit: 'grapheme' })], (query) => search(query).results.length >= 0));

const answers = {
  one: 'résultat',
  many: 'résultats',
  closeOne: 'résultat approchant',
  closeMany: 'résultats approchants',
  first: 'premiers',
  none: 'Aucun résultat',
  for: 'pour',
  suggestion: '',
  failure: '',
};
const result = { title: 'a', href: '/', kind: 'Page', excerpt: '', words: [] };

test.each([
  [0, false, 'Aucun résultat pour «\u202Fx\u202F»'],
  [1, false, '1 résultat pour «\u202Fx\u202F»'],
  [3, false, '3 résultats pour «\u202Fx\u202F»'],
  [1, true, '1 résultat approchant pour «\u202Fx\u202F»'],
  [2, true, '2 résultats approchants pour «\u202Fx\u202F»'],
  [10, false, '10 résultats pour «\u202Fx\u202F»'],
  [11, false, '10 premiers résultats pour «\u202Fx\u202F»'],
])('the answer to %i results (close: %s) is « %s »', (count, areClose, sentence) => {
  const results = Array.from({ length: count }, () => result);
  expect(searchAnswer('x', { results, areClose }, answers)).toBe(sentence);
});

/** A search over documents that say no more than what is given. */
function indexOf(documents: readonly Partial<SearchDocument>[]) {
  const own = new MiniSearch(searchOptions);
  const empty = { href: '/', kind: 'Page', excerpt: '', keywords: '', headings: '', text: '', title: '' };
  own.addAll(documents.map((document, id) => ({ ...empty, ...document, id })));
  return createSearch(MiniSearch.loadJSON(JSON.stringify(own), searchOptions));
}
