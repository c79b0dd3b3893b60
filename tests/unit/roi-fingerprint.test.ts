import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoiConstants } from '../../src/roi/constants.ts';
import { fingerprint } from '../../src/roi/fingerprint.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';

const today = fingerprint(roi);

test('it is short, and the same each time', () => {
  expect(today).toMatch(/^[a-z0-9]{1,7}$/);
  expect(fingerprint(structuredClone(roi))).toBe(today);
});

test('new ids and another order of the rows leave it as it is', () => {
  const rename = (id: string) => `old-${id}`;
  const renamed: RoiConstants = {
    ...roi,
    sectors: roi.sectors.map((row) => ({ ...row, id: rename(row.id) })).toReversed(),
    useCases: roi.useCases.map((row) => ({ ...row, id: rename(row.id) })).toReversed(),
    compatibility: roi.compatibility.map(({ sector, highly_compatible, compatible }) => ({
      sector: rename(sector),
      highly_compatible: highly_compatible.map(rename).toReversed(),
      compatible: compatible.map(rename),
    })),
  };
  expect(fingerprint(renamed)).toBe(today);
});

test('another base cost, bonus, saving, return, multiplier or compatibility changes it', () => {
  const [sector, ...sectors] = roi.sectors;
  const [useCase, ...useCases] = roi.useCases;
  const [lists, ...others] = roi.compatibility;
  if (sector === undefined || useCase === undefined || lists === undefined) throw new Error('the tables are empty');
  const changed: RoiConstants[] = [
    { ...roi, baseAnnualCostEur: roi.baseAnnualCostEur + 1 },
    { ...roi, baseImplementationCostEur: roi.baseImplementationCostEur + 1 },
    { ...roi, bonuses: { ...roi.bonuses, lessCompatible: 0.91 } },
    { ...roi, sectors: [{ ...sector, averageSavingsKEur: sector.averageSavingsKEur + 1 }, ...sectors] },
    { ...roi, sectors: [{ ...sector, roiPercent: sector.roiPercent + 1 }, ...sectors] },
    { ...roi, useCases: [{ ...useCase, costMultiplier: 0.81 }, ...useCases] },
    { ...roi, useCases: [{ ...useCase, implementationMultiplier: 0.91 }, ...useCases] },
    { ...roi, useCases: [{ ...useCase, savingsKEur: useCase.savingsKEur + 1 }, ...useCases] },
    { ...roi, useCases: [{ ...useCase, roiPercent: useCase.roiPercent + 1 }, ...useCases] },
    { ...roi, compatibility: [{ ...lists, compatible: lists.compatible.slice(1) }, ...others] },
  ];
  const found = changed.map(fingerprint);
  expect(found).not.toContain(today);
  expect(new Set(found).size).toBe(changed.length);
});

test('any change of a base cost changes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (costEur) => {
      fc.pre(costEur !== roi.baseAnnualCostEur);
      expect(fingerprint({ ...roi, baseAnnualCostEur: costEur })).not.toBe(today);
    }),
  );
});
