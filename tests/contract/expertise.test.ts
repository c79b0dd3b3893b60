import { describe, expect, test } from 'vitest';
import { site } from './real-site.ts';
import { countOf, hrefsOf, pageAt, pathOf, renderBlocks, wordsOf } from './rendered.ts';

const { expertiseAreas, approaches } = site.tables;
const priced = {
  ...site,
  settings: { ...site.settings, expertisePrices: { ...site.settings.expertisePrices, shown: true } },
};
const pricePages = ['/expertise', '/expertise/dfy', '/expertise/dwy', '/expertise/diy'];
/** Any amount of four digits or more in euros, and the three prices however they are written. */
const prices =
  /\d[\s\u00A0\u202F]?\d{3}[\s\u00A0\u202F]*€|10[\s\u00A0\u202F.]?770|5[\s\u00A0\u202F.]?670|3[\s\u00A0\u202F.]?870/u;

describe('the catalogue', () => {
  test('has nine areas in the order of the requirements', () => {
    expect(expertiseAreas.map(({ id }) => id)).toEqual([
      'consulting',
      'training',
      'pedagogical-design',
      'monitoring',
      'compliance',
      'premium-support',
      'digital-marketing',
      'project-management',
      'digital-wellbeing',
    ]);
  });

  test.each(expertiseAreas)('$id has one package per engagement model, at the documented prices', ({ packages }) => {
    expect(packages.map(({ type, price }) => [type, price])).toEqual([
      ['dfy', 10_770],
      ['dwy', 5_670],
      ['diy', 3_870],
    ]);
  });

  test('names and contents of the twenty-seven packages are all different', () => {
    const packages = expertiseAreas.flatMap((area) => area.packages);
    expect(new Set(packages.map(({ title }) => title)).size).toBe(27);
    const features = packages.flatMap((offer) => offer.features);
    expect(new Set(features).size).toBe(features.length);
  });

  test('shows all areas, each package with a button to /contact, and the stated figures', () => {
    const html = renderBlocks('/expertise');
    const text = wordsOf(html);
    for (const { title, packages } of expertiseAreas) {
      expect(text).toContain(title);
      for (const offer of packages) expect(text).toContain(offer.title);
    }
    const requests = hrefsOf(renderBlocks('/expertise', 'expertise-catalogue'));
    expect(requests.map(pathOf)).toEqual(Array.from({ length: 27 }, () => '/contact'));
    expect(text).toContain('Domaines d’expertise 9');
    expect(text).toContain('98,5 %');
    expect(text).toContain('6 semaines');
    expect(text).toContain('Vingt-sept formules');
  });

  test('leads to the three models, to /contact and to the ROI calculator', () => {
    const links = new Set(
      hrefsOf(renderBlocks('/expertise'))
        .filter((href) => !href.startsWith('#'))
        .map(pathOf),
    );
    expect(links).toEqual(new Set([...approaches.map(({ path }) => path), '/contact', '/roi-calculator']));
  });
});

describe('prices', () => {
  test('the switch is off', () => {
    expect(site.settings.expertisePrices.shown).toBe(false);
  });

  test.each(pricePages)('%s says « Sur demande » and carries no price while the switch is off', (path) => {
    expect(renderBlocks(path)).not.toMatch(prices);
    expect(wordsOf(renderBlocks(path))).toContain('Sur demande');
  });

  test.each(pricePages)('%s carries the prices excluding tax once the switch is on', (path) => {
    const text = wordsOf(renderBlocks(path, undefined, priced));
    expect(text).toMatch(/(10 770|5 670|3 870) € HT/);
    expect(text).not.toContain('Sur demande');
  });
});

const models: [id: string, buttons: string[], claims: string[]][] = [
  [
    'dfy',
    ['Demander un devis', 'Planifier un appel'],
    ['4 à 8 semaines', '3 à 5 experts', '3 mois', '300 – 500 %', 'sur demande'],
  ],
  [
    'dwy',
    ['Planifier une session', 'Demander des informations'],
    ['8 à 12 semaines', '20 à 40 h', '2 mois', '200 – 350 %', 'sur demande'],
  ],
  [
    'diy',
    ['Accéder aux Ressources', 'Accéder à la Plateforme', 'Demander la documentation'],
    ['24 h/24', 'quotidiennes', '10 h', '150 – 250 %', 'sur demande'],
  ],
];

describe.each(models)('the page of %s', (id, buttons, claims) => {
  const path = `/expertise/${id}`;

  test('has its buttons to the letter, and every link leads to /contact', () => {
    const html = renderBlocks(path);
    expect([...html.matchAll(/<a [^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([...buttons, ...buttons]);
    expect(new Set(hrefsOf(html).map(pathOf))).toEqual(new Set(['/contact']));
  });

  test('states the documented figures', () => {
    const text = wordsOf(renderBlocks(path));
    expect(claims.filter((claim) => !text.includes(claim))).toEqual([]);
  });

  test('draws a calendar that is whole: steps in order, none backwards, no gap, as long as announced', () => {
    const row = approaches.find((approach) => approach.id === id);
    const steps = row?.timeline.steps ?? [];
    expect(steps[0]?.from).toBe(1);
    steps.forEach(({ from, to }, index) => {
      expect(to).toBeGreaterThanOrEqual(from);
      const before = steps[index - 1];
      if (before !== undefined) {
        expect(from).toBeGreaterThanOrEqual(before.from);
        expect(from).toBeLessThanOrEqual(before.to + 1);
      }
    });
    const announced = row?.features.map(({ value }) => value).find((value) => /semaines|^\d+\sh$/u.test(value));
    expect(steps.at(-1)?.to).toBe(Number(announced?.match(/\d+(?=\D*$)/u)?.[0]));
  });
});

test('the modules of the training add up to the announced hours, the roles of the team to its announced size', () => {
  const [dfy, dwy] = approaches;
  const hours = dwy?.focus.items.map(({ value }) => value.match(/\d+/gu)?.map(Number) ?? []) ?? [];
  const sum = (index: number): number => hours.reduce((total, bounds) => total + (bounds[index] ?? 0), 0);
  expect(dwy?.features[0]?.value.match(/\d+/gu)?.map(Number)).toEqual([sum(0), sum(1)]);
  const roles = dfy?.focus.items ?? [];
  const always = roles.filter(({ value }) => value === 'Toujours');
  expect(dfy?.features[1]?.value.match(/\d+/gu)?.map(Number)).toEqual([always.length, roles.length]);
});

describe('the about page', () => {
  const text = wordsOf(renderBlocks('/about'));

  test.each([
    '15+',
    '48 h',
    '285 %',
    'Secteurs couverts 7',
    '100 %',
    '12+ M€',
    '165 à 285 %',
    '4 %',
    '20 M€',
    'AI Act',
    'RGPD',
    '10 000',
    '2030',
  ])('states %s', (claim) => {
    expect(text).toContain(claim);
  });

  test('has six key figures, four reasons, vision, mission and values, European context and a team of roles', () => {
    const { blocks } = pageAt('/about');
    expect(blocks.map(({ type }) => type)).toEqual([
      'about-hero',
      'reason-list',
      'vision-field',
      'european-context',
      'team-roles',
      'closing-band',
    ]);
    expect(countOf(renderBlocks('/about', 'about-hero'), '<dd')).toBe(6);
    expect(countOf(renderBlocks('/about', 'reason-list'), '<h3')).toBe(4);
    for (const part of ['Notre vision', 'Notre mission', 'Nos valeurs']) expect(text).toContain(part);
  });

  test('links to /contact and to the ROI calculator only', () => {
    expect(new Set(hrefsOf(renderBlocks('/about')).map(pathOf))).toEqual(new Set(['/contact', '/roi-calculator']));
  });
});
