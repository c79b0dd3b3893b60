import { describe, expect, test } from 'vitest';
import type { Block } from '../../src/generated/types.ts';
import { site } from './real-site.ts';
import { renderBlocks, wordsOf } from './rendered.ts';

const home = site.pages.find(({ path }) => path === '/');
const blocks = home?.blocks ?? [];

/** What a visitor reads in a section: tags removed, every kind of space made plain. */
function textOf(type: Block['type']): string {
  return wordsOf(renderBlocks('/', type));
}

test('the thirteen sections of the home page stand in the documented order', () => {
  expect(blocks.map(({ type }) => type)).toEqual([
    'status-banner',
    'hero-sheet',
    'cost-comparison',
    'action-trio',
    'tile-grid',
    'sector-list',
    'approach-list',
    'value-box',
    'testimonial-list',
    'launch-offer',
    'benefit-tiles',
    'roi-summary',
    'contact-closing',
  ]);
});

/** The documented claims, by the section that carries them. */
const claims: [type: Block['type'], claims: string[]][] = [
  ['status-banner', ['AI Act Ready', 'souveraine', 'frugale', 'durable']],
  ['hero-sheet', ['48H', '15+', '285 %', '12+ M€', '98,7 %', '500+']],
  [
    'cost-comparison',
    ['35 900 €', '6+ mois', '100 % États-Unis', '10 770 €', 'à vie', '48H', '100 % Union européenne'],
  ],
  ['cost-comparison', ['25 130 €', '70 %', '3 870 €', '30 000 € par an', '270 000+ €', '2e mois']],
  ['action-trio', ['Calculer Mes Économies', 'Voir Ma Démo Personnalisée', 'Support 24/7']],
  ['sector-list', ['165 à 285 %', 'Finance', 'Santé', '15+']],
  ['approach-list', ['Done For You', '4 à 8 semaines', '3 mois', '300 – 500 %']],
  ['approach-list', ['Done With You', '20 à 40 h', '2 mois', '200 – 350 %', 'Do It Yourself', '150 – 250 %']],
  ['value-box', ['250 000+ €']],
  ['testimonial-list', ['illustratifs', '68 %', '72 %', '65 %', '40 %', '200+', '500+', '15+', '< 1 h']],
  ['launch-offer', ['99 places', '70 % de réduction', 'Mises à jour gratuites pendant 2 ans', 'Support prioritaire']],
  ['launch-offer', ['financement participatif', 'Paiement intégral', '3 870 € HT', '5 670 € HT', '10 770 € HT']],
  ['launch-offer', ['12 900 € HT', '18 900 € HT', '35 900 € HT', 'Support 90 jours', 'Support 6 mois', 'Support 1 an']],
  ['launch-offer', ['Services compris 5', 'Services compris 10', 'Architecture sur mesure', 'Formation avancée']],
  ['roi-summary', ['285 %', '165 à 285 %', '6 à 12 mois', '250 000+ €']],
  ['contact-closing', ['Commencer Maintenant', 'Découvrir Notre Expertise', '6 à 12 mois']],
];

test.each(claims)('the section %s carries %j', (type, expected) => {
  const text = textOf(type);
  expect(expected.filter((claim) => !text.includes(claim))).toEqual([]);
});

describe('what the page announces agrees with the prices', () => {
  const announced = (id: string): number => Number(site.facts[id]?.value.replace(/[^\d]/g, ''));

  test.each(site.tables.packs.map((pack) => [pack.id, pack] as const))(
    'the discount of the pack %s is the announced one: change both prices, or facts.launch-discount',
    (_, { priceEur, listPriceEur }) => {
      expect(Math.round((1 - priceEur / listPriceEur) * 100)).toBe(announced('launch-discount'));
    },
  );

  test('packs are listed from the cheapest to the most complete', () => {
    const prices = site.tables.packs.map(({ priceEur }) => priceEur);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('ten years of the comparable solution minus the Starter licence save at least what is announced', () => {
    const starter = site.tables.packs.find(({ id }) => id === 'starter');
    const saved = 10 * announced('comparable-solutions-price') - (starter?.priceEur ?? Number.POSITIVE_INFINITY);
    expect(saved).toBeGreaterThanOrEqual(announced('savings-over-ten-years'));
  });
});

test('every technology belongs to one group of services, so that the drawing and the tiles show all of them', () => {
  const grouped = site.tables.serviceGroups.flatMap(({ technologies }) => technologies);
  expect(grouped.toSorted()).toEqual(site.tables.technologies.map(({ id }) => id).toSorted());
});
