import { describe, expect, test } from 'vitest';
import { routes } from '../../src/generated/routes.ts';
import type { Page } from '../../src/generated/types.ts';
import { site } from './real-site.ts';

/** The route table of the requirements: each address, and the address of the page that it shows. */
const aliases: [address: string, canonical: string][] = [
  ['/ecosystem/services', '/ecosystem'],
  ['/ecosystem/architecture', '/ecosystem'],
  ['/documentation', '/resources/docs'],
  ['/docs', '/resources/docs'],
];
const wildcards: [address: string, canonical: string][] = [
  ['/ecosystem/*', '/ecosystem'],
  ['/solutions/*', '/solutions'],
  ['/resources/*', '/resources'],
];
const families = {
  sector: ['finance', 'legal', 'healthcare', 'public', 'education', 'retail', 'manufacturing', 'insurance'].map(
    below('/solutions'),
  ),
  'use-case': [
    'support-client',
    'document-analysis',
    'workflow-automation',
    'strategic-intelligence',
    'data-decision',
    'training',
    'fraud-detection',
    'supply-chain',
    'marketing-personalization',
    'predictive-maintenance',
    'medical-assistant',
    'algorithmic-trading',
    'cybersecurity',
    'real-estate-management',
  ].map(below('/solutions')),
  technology: [
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
  ].map(below('/services')),
  'expertise-model': ['dfy', 'dwy', 'diy'].map(below('/expertise')),
};
const singles = [
  '/',
  '/services',
  '/ecosystem',
  '/solutions',
  '/solutions/templates',
  '/roi-calculator',
  '/resources',
  '/resources/docs',
  '/resources/case-studies',
  '/resources/webinars',
  '/resources/events',
  '/contact',
  '/demo',
  '/expertise',
  '/about',
];
/** Not in the requirements: the pages that the law asks for, and the page behind every unknown address. */
const ours = [
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/stockage-local',
  '/methode-et-sources',
  '/404',
];

const pages = [...singles, ...Object.values(families).flat(), ...ours];

test('the pages are those of the requirements and the not-found page, no more', () => {
  expect(site.pages.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
});

test('the addresses are the pages, the aliases and the wildcards of the requirements, no more', () => {
  const expected = [...pages.map((path) => [path, path]), ...aliases, ...wildcards];
  const found = routes.map(({ path, canonical }) => [path, canonical]);
  expect(found.toSorted(byAddress)).toEqual(expected.toSorted(byAddress));
});

describe.each(Object.entries(families))('the family %s', (family, paths) => {
  test('covers exactly its rows, in the order of its table', () => {
    const made = site.pages.filter((page) => page.family === family).map(({ path }) => path);
    expect(made.toSorted()).toEqual(paths.toSorted());
    if (family === 'sector') expect(site.tables.sectors.map(({ path }) => path)).toEqual(made);
    if (family === 'use-case') expect(site.tables.useCases.map(({ path }) => path)).toEqual(made);
    if (family === 'technology') expect(site.tables.technologies.map(({ href }) => href)).toEqual(made);
    if (family === 'expertise-model') expect(site.tables.approaches.map(({ path }) => path)).toEqual(made);
  });
});

test('sectors and use cases come in the order of the requirements', () => {
  expect(site.tables.sectors.map(({ path }) => path)).toEqual(families.sector);
  expect(site.tables.useCases.map(({ path }) => path)).toEqual(families['use-case']);
});

test.each(['title', 'description'] as const)('every page has a %s of its own', (field) => {
  const texts = site.pages.map(({ head }) => head[field].toLowerCase());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every page opens with a heading and an introduction of its own', () => {
  const intros = site.pages.filter(({ family }) => family !== 'not-found').map(openingOf);
  const headings = intros.map(({ heading }) => heading);
  const texts = intros.map(({ intro }) => intro);
  expect(new Set(headings).size).toBe(intros.length);
  expect(new Set(texts).size).toBe(intros.length);
});

test('no opening says that its page is still to come', () => {
  const text = site.pages.map((page) => JSON.stringify(page)).join('\n');
  expect(text).not.toMatch(/bientôt|en construction|à venir prochainement|lorem/i);
});

test('the closing heading of each sector and use case asks « Prêt à … ? »', () => {
  const headings = [...site.tables.sectors, ...site.tables.useCases].map(({ closing }) => closing.heading);
  expect(
    headings.filter(
      (heading) => !/^Prêt à (transformer|optimiser|sécuriser) .+ \?$/su.test(heading.replaceAll('\u202F', ' ')),
    ),
  ).toEqual([]);
});

test('all six documentation labels are used', () => {
  const labels = [...site.tables.sectors, ...site.tables.useCases].map(({ documentationLabel }) => documentationLabel);
  expect([...new Set(labels)].toSorted()).toEqual(
    [
      'Documentation',
      'Guide Déploiement',
      'Guide Intégration',
      'API Documentation',
      'Protocoles Supportés',
      'Certification ANSSI',
    ].toSorted(),
  );
});

/** The figures of part 2, §9, as a visitor reads them: return, months, savings in thousands of euros. */
const useCaseClaims: [id: string, claims: string[]][] = [
  ['support-client', ['< 1 s', '90 %']],
  ['document-analysis', ['PDF, DOC, TXT', '100 docs/min', '95 %']],
  ['workflow-automation', ['100+', '98 %', '99,9 %']],
  ['strategic-intelligence', ['1 000+', '92 %']],
  ['data-decision', ['< 1 s', '94 %']],
  ['training', ['+200 %']],
  ['fraud-detection', ['< 100 ms', '99,2 %', '< 0,5 %', '10 000+', '15+', 'RGPD']],
  ['supply-chain', ['94 %', '-25 %', '-30 %']],
  ['marketing-personalization', ['< 50 ms', '+35 %', '89 %', '+250 %']],
  ['predictive-maintenance', ['7 à 30 jours', '93 %', '-65 %', '300 %']],
  ['medical-assistant', ['94 %', '12+', 'HDS', 'de bout en bout', '99,9 %']],
  ['algorithmic-trading', ['< 1 ms', '99,99 %', '50+', '25+']],
  ['cybersecurity', ['< 1 s', '96 %', '< 0,1 %', '100 000+']],
  ['real-estate-management', ['92 %', '500+', '10+']],
];

test.each(useCaseClaims)('the use case %s opens with the figures of the requirements', (id, claims) => {
  const row = site.tables.useCases.find((useCase) => useCase.id === id);
  const shown = row?.figures.map(({ text }) => plainSpaces(text ?? '')) ?? [];
  expect(shown.slice(0, claims.length)).toEqual(claims);
});

function openingOf(page: Page): { heading: string; intro: string } {
  const first = page.blocks.find((block) => 'heading' in block);
  if (first === undefined || !('heading' in first)) throw new Error(`${page.path} has no heading`);
  const intro = 'intro' in first ? first.intro : JSON.stringify(first);
  return { heading: first.heading, intro };
}

function below(parent: string): (id: string) => string {
  return (id) => `${parent}/${id}`;
}

function byAddress([a = '']: readonly string[], [b = '']: readonly string[]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
