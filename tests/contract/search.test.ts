import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { searchAnswer } from '../../src/blocks/documentation-hero/search-answer.ts';
import { createSearch } from '../../src/search/load-search.ts';
import { searchOptions, type FoundPage } from '../../src/search/search-options.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { readPageText, searchIndex } from '../../src/static/search-index.ts';
import { siteFiles } from '../../src/static/site-files.ts';
import { site } from './real-site.ts';
import { pageAt } from './rendered.ts';

const assets = { script: '/main.js', stylesheet: '/main.css', newsletter: '/newsletter.js', fonts: [], islands: [] };
const texts = new Map(site.pages.map((page) => [page.path, readPageText(site, renderPage(site, page, assets))]));
const index = searchIndex(site, texts);
const search = createSearch(MiniSearch.loadJSON(index, searchOptions));
const guides = site.tables.documentation.flatMap(({ items }) => items);

describe('the index', () => {
  test('is small, and the same for the same site', () => {
    expect(brotliCompressSync(index).length).toBeLessThan(50_000);
    expect(searchIndex(site, texts)).toBe(index);
  });

  test('holds every page but the one for unknown addresses, and every guide with its way to a request', () => {
    const stored = (JSON.parse(index) as { storedFields: Record<string, FoundPage> }).storedFields;
    const addresses = Object.values(stored).map(({ href }) => href);
    expect(addresses.toSorted()).toEqual(
      [
        ...site.pages.map(({ path }) => path).filter((path) => path !== '/404'),
        ...guides.map(({ id }) => `/contact?demande=${id}#message`),
      ].toSorted(),
    );
    expect(Object.values(stored).filter((entry) => Object.values(entry).some((text) => text === ''))).toEqual([]);
  });

  test('reads what the page says, not its markup', () => {
    const { headings, text } = texts.get('/services/ollama') ?? { headings: '', text: '' };
    expect(headings).toContain('Ollama');
    expect(text).not.toMatch(/[<>]|class|viewBox|&amp;/);
  });

  test('of a very large site holds titles and summaries only', () => {
    const page = pageAt('/');
    const large = { ...site, pages: [...site.pages, ...Array.from({ length: 400 }, () => page)] };
    expect(readPageText(large, renderPage(site, page, assets))).toEqual({ headings: '', text: '' });
  });

  test('is not made for a site without a search box', () => {
    const without = { ...site, pages: site.pages.filter(({ path }) => path !== '/resources/docs') };
    expect([...siteFiles(without, new Map())].map(([file]) => file)).not.toContain('search-index.json');
    expect([...siteFiles(site, texts)].map(([file]) => file)).toContain('search-index.json');
  });
});

describe('a search', () => {
  test.each([
    ['sauvegarde', 'Sauvegarder et restaurer'],
    ['Sauvegardes', 'Sauvegarder et restaurer'],
    ['dossier rgpd', 'Dossier RGPD'],
    ['ollama', pageAt('/services/ollama').head.title],
    ['l’ia en SANTE', pageAt('/solutions/healthcare').head.title],
    ["l'assurance", pageAt('/solutions/insurance').head.title],
    ['calculateur de roi', pageAt('/roi-calculator').head.title],
    ['événements', pageAt('/resources/events').head.title],
    ['evenement', pageAt('/resources/events').head.title],
    ['mise à jour', 'Mettre à jour et revenir en arrière'],
    ['mises à jour', 'Mettre à jour et revenir en arrière'],
    ['prix', pageAt('/').head.title],
    ['tarifs', pageAt('/').head.title],
    ['packs', pageAt('/').head.title],
  ])('« %s » finds first « %s »', (query, title) => {
    expect(search(query)).toMatchObject({ areClose: false, results: [{ title }, ...search(query).results.slice(1)] });
  });

  test.each([
    ['sauvegrade', 'Sauvegarder et restaurer'],
    ['olama', pageAt('/services/ollama').head.title],
    ['calculatuer', pageAt('/roi-calculator').head.title],
  ])('« %s », misspelt, finds « %s », and says that it is close', (query, title) => {
    const { results, areClose } = search(query);
    expect(areClose).toBe(true);
    expect(results.slice(0, 3).map((result) => result.title)).toContain(title);
  });

  test('finds every guide and every page by its own title, among the first', () => {
    const titles = [...guides.map(({ title }) => title), ...site.pages.map(({ head }) => head.title)];
    const lost = titles.filter((title) => {
      const first = search(title).results.slice(0, 3);
      return title !== pageAt('/404').head.title && !first.some((result) => result.title === title);
    });
    expect(lost).toEqual([]);
  });

  test('finds a word by its beginning, a stop word too while it is typed', () => {
    expect(search('sauv').results.map(({ title }) => title)).toContain('Sauvegarder et restaurer');
    expect(search('par').results.length).toBeGreaterThan(0);
  });

  test('« prix » finds pages that speak of prices, and no word that only begins alike', () => {
    const { results } = search('prix');
    expect(results.length).toBeGreaterThan(2);
    expect(new Set(results.flatMap(({ words }) => words))).toEqual(new Set(['pri']));
  });

  test('a stop word behind other words asks for nothing', () => {
    expect(search('mettre à jour et').results[0]?.title).toBe('Mettre à jour et revenir en arrière');
  });

  test.each(['rgdp', 'rpgd', 'grpd'])('puts the letters of « %s » in order', (query) => {
    expect(search(query).results).toEqual(search('rgpd').results);
    expect(search('rgpd').results.length).toBeGreaterThan(0);
  });

  test.each(['', ' ', 'de la', '…', 'zzzzqqqq', '" * +', '\\', '('])(
    '« %s » finds nothing and breaks nothing',
    (query) => {
      expect(search(`${query} `).results).toEqual([]);
    },
  );
});

test('no query breaks the search', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (query) => search(query).results.length >= 0));
});

describe('the answer', () => {
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
  ])('to %i results (close: %s) is « %s »', (count, areClose, sentence) => {
    const results = Array.from({ length: count }, () => result);
    expect(searchAnswer('x', { results, areClose }, answers)).toBe(sentence);
  });
});
