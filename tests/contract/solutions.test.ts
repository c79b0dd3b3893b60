import { describe, expect, test } from 'vitest';
import type { Block } from '../../src/generated/types.ts';
import { site } from './real-site.ts';
import { hrefsOf, renderBlocks } from './rendered.ts';

const sectors = ['finance', 'legal', 'healthcare', 'public', 'insurance', 'manufacturing', 'education', 'retail'];
const useCases = [
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
];
const documentationLabels = [
  'Documentation',
  'Guide Déploiement',
  'Guide Intégration',
  'API Documentation',
  'Protocoles Supportés',
  'Certification ANSSI',
];

/** Break-even months and 3-year ROI of the strip: insurance has none. */
const strip: [sector: string, months: string, roi: string][] = [
  ['finance', '8 mois', '285 %'],
  ['legal', '6 mois', '320 %'],
  ['manufacturing', '12 mois', '220 %'],
  ['healthcare', '9 mois', '250 %'],
  ['public', '10 mois', '200 %'],
  ['education', '7 mois', '275 %'],
  ['retail', '6 mois', '300 %'],
];

/** The claims of each sector page's data sheet, in its order or not. */
const claims: Record<string, string[]> = {
  finance: ['285 %', '8 mois', '500+ k€', '500 à 5 000', 'Niveau 3', 'RGPD, ACPR'],
  legal: ['320 %', '6 mois', '300+ k€', '50 à 500', '95 %', '100 %'],
  healthcare: ['250 %', '9 mois', '400+ k€', '100 à 10 000', 'Niveau 3', 'HDS, HIPAA'],
  public: ['200 %', '10 mois', '350+ k€', 'RGPD, eIDAS', 'Niveau 3'],
  education: ['275 %', '7 mois', '300+ k€', 'RGPD, WCAG 2.1'],
  retail: ['300 %', '6 mois', '600+ k€'],
  manufacturing: ['220 %', '12 mois', '800+ k€', '1 000+'],
  insurance: ['280 %', '85 %'],
};

describe('the solutions page', () => {
  test('goes from sectors to the ROI strip, use cases and projected stories, which close it', () => {
    expect(blocksOf('/solutions').map(({ type }) => type)).toEqual([
      'page-intro',
      'sector-cards',
      'roi-strip',
      'solution-cards',
      'projected-stories',
    ]);
  });

  test('says eight sectors in its introduction', () => {
    expect(textOf(renderBlocks('/solutions', 'page-intro'))).toContain('8 secteurs');
  });

  test('shows eight cards in the documented order, each with four features and an impact figure', () => {
    const html = renderBlocks('/solutions', 'sector-cards');
    expect(hrefsOf(html)).toEqual(sectors.map((id) => `/solutions/${id}`));
    for (const { features, impact } of site.tables.sectors) {
      const text = textOf(html);
      expect(features.filter(({ title }) => !text.includes(title))).toEqual([]);
      expect(text).toContain(plain(impact.value));
    }
  });

  test('compares seven sectors, without insurance, and leads to a personalised study', () => {
    const html = renderBlocks('/solutions', 'roi-strip');
    const rows = html.split('<tr').slice(2).map(textOf);
    expect(rows).toHaveLength(7);
    for (const [index, [sector, months, roi]] of strip.entries()) {
      const name = site.tables.sectors.find(({ id }) => id === sector)?.name;
      expect(rows[index]).toBe(`${name} ${months} ${roi}`);
    }
    expect(html).toMatch(/<a href="\/contact\?sujet=roi-analysis"[^>]*>Obtenir Étude ROI Personnalisée/);
  });

  test('links to the fourteen use cases, each with stack, workflow, value and target sectors', () => {
    const cards = renderBlocks('/solutions', 'solution-cards').split('<h3').slice(1);
    expect(cards.map((card) => hrefsOf(card)[0])).toEqual(useCases.map((id) => `/solutions/${id}`));
    for (const card of cards) {
      const useCase = site.tables.useCases.find(({ path }) => path === hrefsOf(card)[0]);
      const text = textOf(card);
      for (const label of ['Stack technique', 'Workflow', 'Valeur client', 'Secteurs cibles'])
        expect(text).toContain(label);
      expect(text).toContain(plain(useCase?.workflow));
      expect(text).toContain(plain(useCase?.customerValue));
      expect(hrefsOf(card).slice(1)).toEqual([
        ...(useCase?.stack ?? []).map((id) => `/services/${id}`),
        ...(useCase?.targetSectors ?? []).map((id) => `/solutions/${id}`),
      ]);
    }
  });

  test('says that its success stories are projections', () => {
    expect(textOf(renderBlocks('/solutions', 'projected-stories'))).toMatch(
      /projetées.*illustratifs.*Aucun client réel/,
    );
  });
});

test('every sector is the target of at least two use cases', () => {
  const targets = site.tables.useCases.flatMap(({ targetSectors }) => targetSectors as string[]);
  expect(sectors.filter((id) => targets.filter((target) => target === id).length < 2)).toEqual([]);
});

describe.each(sectors)('the page of the sector %s', (id) => {
  const path = `/solutions/${id}`;
  const row = site.tables.sectors.find((sector) => sector.id === id);

  test('opens with a data sheet of six figures that holds the documented claims', () => {
    const html = renderBlocks(path, 'sector-hero');
    expect(html.split('<dt').slice(1)).toHaveLength(6);
    const text = textOf(html);
    expect(claims[id]?.filter((claim) => !text.includes(claim))).toEqual([]);
  });

  test('has four feature cards, four use cases and a static badge on each integration', () => {
    expect(renderBlocks(path, 'sector-features').split('<h3').slice(1)).toHaveLength(4);
    expect(renderBlocks(path, 'sector-use-cases').split('<h3').slice(1)).toHaveLength(4);
    const tools = renderBlocks(path, 'sector-integrations');
    expect(tools.split('>Connecté<').slice(1)).toHaveLength(row?.integrations.length ?? 0);
    expect(tools).not.toMatch(/<(script|button|form)/);
  });

  test('closes with « Prêt à … ? », « Déployer la Solution » and a documented wording for the documentation', () => {
    expect(row?.closing.heading).toMatch(/^Prêt à (transformer|optimiser|sécuriser) .*\?$/);
    expect(documentationLabels).toContain(row?.documentationLabel);
    const html = renderBlocks(path, 'closing-band');
    expect(html).toMatch(
      new RegExp(`<a href="/demo\\?type=sector-specific&amp;secteur=${id}"[^>]*>Déployer la Solution`),
    );
    expect(html).toMatch(new RegExp(`<a href="/documentation"[^>]*>${row?.documentationLabel}`));
  });

  test('has a market study exactly when it is the page of insurance', () => {
    expect(renderBlocks(path, 'sector-market') !== '').toBe(id === 'insurance');
  });
});

describe('the market study of insurance', () => {
  const html = renderBlocks('/solutions/insurance', 'sector-market');
  const text = textOf(html);

  test('has drivers, metrics, advantages, revenue per segment and timing', () => {
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = '']) => textOf(heading));
    expect(headings).toEqual([
      'Ce qui presse les assureurs',
      'Indicateurs de performance',
      'Potentiel de revenus par segment',
      'Avantages concurrentiels',
      'Pourquoi maintenant',
      'Chiffrez-le sur votre portefeuille',
    ]);
  });

  test.each([
    ['Assureurs nationaux', '500K-3M€'],
    ['Mutuelles régionales', '100K-800K€'],
    ['Courtiers et MGA', '50K-300K€'],
  ])('gives %s a potential of %s', (segment, range) => {
    expect(text).toContain(`${segment} ${range}`);
  });

  test('leads to the demo, and « Calculer votre ROI » to the documentation', () => {
    expect(hrefsOf(html)).toEqual(['/demo?type=sector-specific&secteur=insurance', '/documentation']);
    expect(html).toMatch(/<a href="\/documentation"[^>]*>Calculer votre ROI/);
  });
});

function blocksOf(path: string): readonly Block[] {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page.blocks;
}

/** What a visitor reads: tags removed, every kind of space made plain. */
function textOf(html: string): string {
  return plain(
    html
      .replace(/^[^<]*>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'"),
  );
}

function plain(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
