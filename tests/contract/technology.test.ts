import { describe, expect, test } from 'vitest';
import { site } from './real-site.ts';
import { charactersOf, countOf, pathOf, renderBlocks } from './rendered.ts';

const ids = [
  'searxng',
  'neo4j',
  'langfuse',
  'ollama',
  'n8n',
  'qdrant',
  'open-webui',
  'supabase',
  'docker-compose',
  'caddy',
  'scripts-automation',
  'flowise',
];
const withoutRoiLink = new Set(['docker-compose', 'caddy', 'scripts-automation']);

/** The figures and licences that the requirements state, as a visitor reads them (spaces may be of any kind). */
const claims: [id: string, claim: RegExp][] = [
  ['searxng', /70\s?\+/],
  ['searxng', /40\s?\+/],
  ['searxng', /<\s?1\s?s/],
  ['neo4j', /99,99\s?%/],
  ['langfuse', /10\s?\+/],
  ['langfuse', /20\s?\+/],
  ['langfuse', /5\s?\+/],
  ['langfuse', /MIT/],
  ['ollama', /50\s?\+/],
  ['ollama', /GGUF/],
  ['n8n', /400\s?\+/],
  ['n8n', /15\s?\+/],
  ['n8n', /Apache 2\.0/],
  ['qdrant', /8\s?\+/],
  ['qdrant', /99,99\s?%/],
  ['scripts-automation', /cpu.*gpu-nvidia.*gpu-amd/s],
];

test('there is one page for each of the twelve technologies, and no other below /services/', () => {
  const paths = site.pages.map(({ path }) => path).filter((path) => path.startsWith('/services/'));
  expect(paths.toSorted()).toEqual(ids.map((id) => `/services/${id}`).toSorted());
});

test.each(claims)('%s states %s', (id, claim) => {
  expect(charactersOf(renderBlocks(`/services/${id}`))).toMatch(claim);
});

describe.each(ids)('the page of %s', (id) => {
  const html = renderBlocks(`/services/${id}`);

  test('has every part of the common layout, in order', () => {
    const headings = [...html.matchAll(/<h([123])[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, level, text]) => `${level} ${charactersOf(text ?? '')}`,
    );
    const row = site.tables.technologies.find((technology) => technology.id === id);
    expect(headings[0]).toBe(`1 ${row?.heading}`);
    expect(headings.slice(2, 6)).toEqual(row?.features.map(({ title }) => `3 ${title}`));
    expect(headings.slice(6, 9)).toEqual(['2 Spécifications Techniques', '2 Cas d’Usage', '2 Intégrations']);
    expect(headings.slice(9, 12)).toEqual(row?.integrations.map(({ name }) => `3 ${name}`));
    expect(headings.slice(12)).toEqual(['2 Déploiement Auto-hébergé', `2 ${row?.closing.heading}`]);
  });

  test('shows six specifications, four use cases, and « Connecté » on each of its three integrations', () => {
    const row = site.tables.technologies.find((technology) => technology.id === id);
    expect(countOf(html, '<dt')).toBe(6);
    expect(countOf(html, '<dd')).toBe(6);
    expect(countOf(html, '>Connecté<')).toBe(3);
    for (const useCase of row?.useCases ?? []) expect(charactersOf(html)).toContain(useCase);
    expect(row?.useCases).toHaveLength(4);
  });

  test('opens documentation, contact and ROI calculator in a new tab, the last where the requirements have it', () => {
    const links = linksOf(html);
    const newTab = links.filter((link) => link.newTab);
    expect(new Set(newTab.map(({ href }) => pathOf(href)))).toEqual(
      new Set([
        '/documentation',
        '/contact',
        ...(withoutRoiLink.has(id) ? [] : ['/roi-calculator']),
        ...(id === 'ollama' ? [newTab.find(({ href }) => href.startsWith('https://'))?.href] : []),
      ]),
    );
    for (const { announced } of newTab) expect(announced).toBe(true);
    expect(links.filter((link) => !link.newTab && !link.href.startsWith('/services'))).toEqual([]);
  });
});

test('only the local LLM links to a public site', () => {
  const external = ids.filter((id) =>
    linksOf(renderBlocks(`/services/${id}`)).some(({ href }) => href.startsWith('https://')),
  );
  expect(external).toEqual(['ollama']);
});

function linksOf(html: string): { href: string; newTab: boolean; announced: boolean }[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    newTab: attributes.includes('target="_blank"') && attributes.includes('rel="noopener"'),
    announced: content.includes('(nouvel onglet)'),
  }));
}
