import { describe, expect, test } from 'vitest';
import type { UseCase } from '../../src/generated/types.ts';
import { site } from './real-site.ts';
import { charactersOf, countOf, renderBlocks } from './rendered.ts';

const firstPages = [
  'support-client',
  'document-analysis',
  'workflow-automation',
  'strategic-intelligence',
  'data-decision',
  'training',
  'fraud-detection',
];
const laterPages = [
  'supply-chain',
  'marketing-personalization',
  'predictive-maintenance',
  'medical-assistant',
  'algorithmic-trading',
  'cybersecurity',
  'real-estate-management',
];
const ids = [...firstPages, ...laterPages];
const highlighted = new Set(['algorithmic-trading', 'cybersecurity', 'real-estate-management']);

/** The claims of the requirements, as the headline figures show them: value and unit, without spaces. */
const claims: Record<string, string[]> = {
  'support-client': ['<1s', '90%'],
  'document-analysis': ['PDF,DOC,TXT', '100docs/min', '95%'],
  'workflow-automation': ['100+', '98%', '99,9%'],
  'strategic-intelligence': ['1000+', '92%'],
  'data-decision': ['<1s', '94%'],
  training: ['+200%'],
  'fraud-detection': ['<100ms', '99,2%', '<0,5%', '10000+', '15+', 'RGPD'],
  'supply-chain': ['94%', '−25%', '−30%'],
  'marketing-personalization': ['<50ms', '+35%', '89%', '+250%'],
  'predictive-maintenance': ['7à30jours', '93%', '−65%', '300%'],
  'medical-assistant': ['94%', '12+', 'HDS', 'deboutenbout', '99,9%'],
  'algorithmic-trading': ['<1ms', '99,99%', '50+', '25+'],
  cybersecurity: ['<1s', '96%', '<0,1%', '100000+'],
  'real-estate-management': ['92%', '500+', '10+'],
};

/** The kinds of self-hostable tools that the requirements list, by the names of the real ones. */
const toolKinds: Record<string, string> = {
  Ollama: 'local LLM runner',
  Qdrant: 'vector database',
  n8n: 'workflow tool',
  'Open WebUI': 'chat interface',
  Supabase: 'backend-as-a-service database',
  Neo4j: 'graph database',
  SearXNG: 'meta search engine',
  PostgreSQL: 'relational database',
  TimescaleDB: 'time-series database',
  Grafana: 'monitoring dashboard',
  'OHIF Viewer': 'medical image viewer',
  Orthanc: 'medical image viewer',
};

const labels = [
  'Documentation',
  'Guide Déploiement',
  'Guide Intégration',
  'API Documentation',
  'Protocoles Supportés',
  'Certification ANSSI',
];

test('the table has the fourteen use cases of the requirements, in their order', () => {
  expect(site.tables.useCases.map(({ id }) => id)).toEqual(ids);
});

describe.each(ids)('the page of %s', (id) => {
  const row = rowOf(id);
  const html = renderBlocks(`/solutions/${id}`);

  test('has every part of the common layout, in order', () => {
    const headings = [...html.matchAll(/<h([123])[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, level, text]) => `${level} ${charactersOf(text ?? '')}`,
    );
    expect(headings).toEqual([
      `1 ${row.heading}`,
      `2 ${row.features.heading}`,
      ...row.features.cards.map(({ title }) => `3 ${title}`),
      `2 ${row.situations.heading}`,
      ...row.situations.items.map(({ title }) => `3 ${title}`),
      `2 ${row.integrations.heading}`,
      ...row.integrations.tools.map(({ name }) => `3 ${name}`),
      ...(row.highlight === undefined ? [] : [`2 ${row.highlight.heading}`]),
      `2 ${row.closing.heading}`,
      '2 Tous les cas d’usage',
    ]);
    expect(row.features.cards).toHaveLength(4);
    expect(row.situations.items).toHaveLength(4);
  });

  test('opens with six headline figures, those of the requirements first', () => {
    expect(countOf(html, '<dt')).toBe(6);
    expect(countOf(html, '<dd')).toBe(6);
    const shown = row.figures.map(({ value, unit = '' }) => `${value}${unit}`.replace(/\s/gu, '').replace('-', '−'));
    expect(shown.slice(0, claims[id]?.length)).toEqual(claims[id]);
  });

  test('shows the badges that its half of the pages has', () => {
    const badges = row.integrations.tools.map(({ badge }) => badge);
    expect(row.integrations.heading).toBe(firstPages.includes(id) ? 'Intégrations' : 'Stack Technique');
    if (firstPages.includes(id)) expect(new Set(badges)).toEqual(new Set(['Connecté']));
    else expect(badges).not.toContain('Connecté');
    for (const badge of badges) expect(html).toContain(`>${badge}<`);
  });

  test('asks « Prêt à transformer, optimiser ou sécuriser … ? » and leads to the demo and the documentation', () => {
    expect(row.closing.heading).toMatch(/^Prêt à (transformer|optimiser|sécuriser) .+\s\?$/u);
    const links = linksOf(html);
    expect(links).toContainEqual([`/demo?cas=${id}`, 'Déployer la Solution']);
    expect(links).toContainEqual(['/documentation', row.documentationLabel]);
  });

  test('has a highlighted box that links to the documentation only where the requirements have one', () => {
    const toDocumentation = linksOf(html).filter(([href]) => href === '/documentation');
    expect(toDocumentation).toHaveLength(highlighted.has(id) ? 2 : 1);
    expect(row.highlight !== undefined).toBe(highlighted.has(id));
  });

  test('names only tools of the kinds that the requirements list, and links those of the stack to their sheets', () => {
    for (const { name, technology } of row.integrations.tools) {
      expect(Object.keys(toolKinds)).toContain(name);
      if (technology !== undefined) expect(linksOf(html)).toContainEqual([`/services/${technology}`, name]);
    }
  });

  test('leads to the thirteen other use cases and marks itself', () => {
    const links = new Set(linksOf(html).map(([href]) => href));
    for (const { path } of site.tables.useCases) expect(links.has(path)).toBe(path !== row.path);
    expect(countOf(html, 'aria-current="page"')).toBe(1);
  });
});

test('the documentation labels are those of the requirements, all six used', () => {
  expect(new Set(site.tables.useCases.map(({ documentationLabel }) => documentationLabel))).toEqual(new Set(labels));
});

test('the later pages use the category badges that the requirements quote', () => {
  const badges = laterPages.flatMap((id) => rowOf(id).integrations.tools.map(({ badge }) => badge));
  for (const badge of ['LLM Local', 'Vector DB', 'Time Series']) expect(badges).toContain(badge);
});

test('every kind of tool that the requirements list is named on a page', () => {
  const named = site.tables.useCases.flatMap(({ integrations }) =>
    integrations.tools.map(({ name }) => toolKinds[name]),
  );
  expect(new Set(named)).toEqual(new Set(Object.values(toolKinds)));
});

test('the figures shared with the calculator are the calculator’s', () => {
  for (const { id, figures } of site.tables.useCases) {
    const profile = site.roi.useCases.find((useCase) => useCase.id === id);
    const shown = new Map(figures.map(({ label, value }) => [label, value]));
    expect(shown.get('ROI estimé') ?? String(profile?.roiPercent)).toBe(String(profile?.roiPercent));
    expect(shown.get('Seuil de rentabilité') ?? String(profile?.breakEvenMonths)).toBe(
      String(profile?.breakEvenMonths),
    );
    expect(shown.get('Économies par an') ?? String(profile?.savingsKEur)).toBe(String(profile?.savingsKEur));
  }
});

function rowOf(id: string): UseCase {
  const row = site.tables.useCases.find((useCase) => useCase.id === id);
  if (row === undefined) throw new Error(`no use case ${id}`);
  return row;
}

function linksOf(html: string): [href: string, text: string][] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', content = '']) => [
    href,
    charactersOf(content),
  ]);
}
