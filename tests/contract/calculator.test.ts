import { expect, test } from 'vitest';
import { site } from './real-site.ts';

const { roi } = site;
const page = site.pages.find(({ path }) => path === '/roi-calculator');

/** Part 1, §9: multipliers (cost, implementation), then return (%), break-even (months) and savings (thousands of euros). */
const useCases: Record<string, [number, number, number, number, number]> = {
  'support-client': [0.8, 0.9, 140, 16, 180],
  'document-analysis': [1.2, 1.3, 165, 14, 220],
  'workflow-automation': [1, 1.1, 175, 13, 280],
  'strategic-intelligence': [1.4, 1.5, 130, 20, 160],
  'data-decision': [1.6, 1.7, 125, 22, 200],
  training: [0.7, 0.8, 150, 15, 120],
  'fraud-detection': [1.5, 1.6, 185, 18, 320],
  'supply-chain': [1.3, 1.4, 165, 16, 280],
  'marketing-personalization': [1.1, 1.2, 195, 12, 350],
  'predictive-maintenance': [1.4, 1.5, 220, 14, 400],
  'medical-assistant': [1.7, 1.8, 175, 20, 250],
  'algorithmic-trading': [1.8, 1.9, 300, 8, 500],
  cybersecurity: [1.6, 1.7, 210, 15, 380],
  'real-estate-management': [1.2, 1.3, 155, 17, 200],
};

/** Part 1, §9: return (%) and break-even (months). Not the figures of the sector pages. */
const sectors: Record<string, [number, number]> = {
  finance: [165, 14],
  legal: [145, 16],
  manufacturing: [185, 18],
  healthcare: [155, 20],
  public: [125, 24],
  education: [135, 18],
  retail: [175, 12],
};

test('the fourteen use-case profiles carry the documented multipliers and figures', () => {
  const found = roi.useCases.map((profile) => [
    profile.id,
    [
      profile.costMultiplier,
      profile.implementationMultiplier,
      profile.roiPercent,
      profile.breakEvenMonths,
      profile.savingsKEur,
    ],
  ]);
  expect(Object.fromEntries(found)).toEqual(useCases);
});

test('the seven sector profiles carry the documented figures, in the documented order', () => {
  const found = roi.sectors.map(({ id, roiPercent, breakEvenMonths }) => [id, [roiPercent, breakEvenMonths]]);
  expect(found).toEqual(Object.entries(sectors));
});

test('the form has the documented options, starting values and bounds', () => {
  expect(roi.companySizes.map(({ id }) => id)).toEqual(['10-50', '50-500', '500-5000', '5000+']);
  expect(roi.calculationTypes.map(({ id }) => id)).toEqual(['combined', 'sector-only', 'usecase-only']);
  expect(roi.timeline).toEqual({ minMonths: 1, maxMonths: 24 });
  expect(roi.defaults).toEqual({
    calculationType: 'combined',
    companySize: '500-5000',
    sector: 'finance',
    useCase: 'support-client',
    currentCloudSpend: 150_000,
    currentOnPremiseSpend: 50_000,
    implementationTimeline: 6,
  });
});

test('bonuses, bar and recommendations are the documented ones', () => {
  expect(roi.bonuses).toEqual({ highlyCompatible: 1.15, compatible: 1.05, lessCompatible: 0.9, unknownSector: 1 });
  expect(roi.bar).toMatchObject({ widthPerBonus: 70, excellentFrom: 1.1, goodFrom: 1 });
  expect(roi.bar.labels).toEqual({ excellent: 'Excellent', good: 'Bon', possible: 'Possible' });
  expect(roi.recommendationCount).toBe(4);
});

test('the page goes from statistics to the instrument and to the methodology', () => {
  expect(page?.blocks.map(({ type }) => type)).toEqual([
    'page-intro',
    'roi-calculator',
    'roi-methodology',
    'closing-band',
  ]);
  const figures = page?.blocks.flatMap((block) => (block.type === 'page-intro' ? (block.figures ?? []) : [])) ?? [];
  const texts = figures.map(({ text }) => (text ?? '').replace(/\s/g, ' '));
  expect(texts).toEqual(['2 990 € HT', '30 000 €', '6 à 12 mois', '250 000+ €']);
});

test('the sectors that a use case is sold to are those its profile names, and none of them is called less compatible', () => {
  const known = new Set(roi.sectors.map(({ id }) => id));
  for (const { id, targetSectors } of site.tables.useCases) {
    const profile = roi.useCases.find((candidate) => candidate.id === id);
    for (const sector of targetSectors.filter((target) => known.has(target))) {
      expect(profile?.sectors, id).toContain(sector);
      const row = roi.compatibility.find((candidate) => candidate.sector === sector);
      expect([...(row?.highly_compatible ?? []), ...(row?.compatible ?? [])], `${id} for ${sector}`).toContain(id);
    }
  }
});
