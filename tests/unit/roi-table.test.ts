import { describe, expect, test } from 'vitest';
import { roi } from '../../src/generated/roi.ts';
import { compatibilityBonus } from '../../src/roi/compatibility.ts';

const sectors = roi.sectors.map(({ id }) => id);
const useCases = roi.useCases.map(({ id }) => id);

test('seven sectors and fourteen use cases, none twice', () => {
  expect([new Set(sectors).size, sectors.length]).toEqual([7, 7]);
  expect([new Set(useCases).size, useCases.length]).toEqual([14, 14]);
});

test('the defaults are options of the form', () => {
  const { defaults, timeline } = roi;
  expect(roi.companySizes.map(({ id }) => id)).toContain(defaults.companySize);
  expect(sectors).toContain(defaults.sector);
  expect(useCases).toContain(defaults.useCase);
  expect(defaults.implementationTimeline).toBeGreaterThanOrEqual(timeline.minMonths);
  expect(defaults.implementationTimeline).toBeLessThanOrEqual(timeline.maxMonths);
});

test('every sector of the calculator has its compatibilities, and only those', () => {
  expect(roi.compatibility.map(({ sector }) => sector)).toEqual(sectors);
});

describe.each(roi.compatibility)('compatibilities of $sector', ({ highly_compatible, compatible }) => {
  test('at least three highly compatible and three compatible use cases of the calculator, none in both lists', () => {
    const listed = [...highly_compatible, ...compatible];
    expect(highly_compatible.length).toBeGreaterThanOrEqual(3);
    expect(compatible.length).toBeGreaterThanOrEqual(3);
    expect(new Set(listed).size).toBe(listed.length);
    expect(useCases).toEqual(expect.arrayContaining(listed));
  });
});

test.each(roi.useCases)('$id is at least compatible with the sectors its profile names', ({ id, sectors: named }) => {
  expect(named.map((sector) => compatibilityBonus(sector, id, roi)).every((bonus) => bonus > 1)).toBe(true);
});
