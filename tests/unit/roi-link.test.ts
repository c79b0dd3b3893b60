import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLink, writeLink, type Scenario, linkParameters } from '../../src/roi/scenario-link.ts';
import { anyInputsWith, anySpendWith } from './fixtures/any-roi-case.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';
import { addressWith, isInQuery, scenarioIn } from '../../src/calculator/scenario-address.ts';
import type { RoiConstants } from '../../src/roi/inputs.ts';
import { fingerprint } from '../../src/roi/fingerprint.ts';
import { replaced, valuesIn, type Json } from '../../codegen/base/json.ts';
import { anyCharacter, forAllOf } from '../run/for-all.ts';

const read = (query: string, vocabulary: Parameters<typeof readLink>[1] = roi) =>
  readLink(new URLSearchParams(query), vocabulary);
const write = (scenario: Scenario, figures?: string) => new URLSearchParams(writeLink(scenario, figures)).toString();

const defaults: Scenario = { ...roi.defaults };
/** An address has no negative zero. */
const plusZero = (spend: number) => spend + 0;
const anyScenario: fc.Arbitrary<Scenario> = fc
  .record({
    inputs: anyInputsWith(roi),
    currentOnPremiseSpend: anySpendWith(roi).map(plusZero),
    implementationTimeline: fc.integer({ min: roi.timeline.minMonths, max: roi.timeline.maxMonths }),
    companySize: fc.constantFrom(...roi.companySizes.map(({ id }) => id)),
  })
  .map(({ inputs, ...others }) => ({ ...inputs, currentCloudSpend: plusZero(inputs.currentCloudSpend), ...others }));

test('the round trip of any state loses nothing', () => {
  const figures = fc.option(
    fc.stringMatching(/^[a-z0-9]{1,7}$/).filter((text) => text !== ''),
    { nil: undefined },
  );
  forAllOf([anyScenario, figures], { numRuns: 500 }, (scenario, known) => {
    expect(read(write(scenario, known))).toEqual({ scenario, figures: known, isDamaged: false });
  });
});

test('any query string is read without a throw, and gives only values that mean something', () => {
  const names = ['v', 'mode', 'secteur', 'cas', 'cloud', 'serveurs', 'mois', 'effectif', 'chiffres', '__proto__'];
  const anyQuery = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc
      .array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string({ unit: anyCharacter }), fc.double().map(String))))
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
  );
  forAllOf([anyQuery], { numRuns: 500 }, (query) => {
    const { scenario } = read(query);
    expect(Number.isFinite(scenario.currentCloudSpend ?? 0)).toBe(true);
    expect(Number.isFinite(scenario.currentOnPremiseSpend ?? 0)).toBe(true);
    expect(scenario.sector ?? 'finance').toMatch(/^[a-z][a-z0-9-]*$/);
    expect(roi.useCases.map(({ id }) => id)).toContain(scenario.useCase ?? 'training');
    expect(write({ ...defaults, ...scenario })).not.toMatch(/NaN|Infinity|undefined/);
  });
});

const damaged = `
  mode=toString secteur=%3Cscript%3E secteur=__proto__ cas=chat-bot cloud=NaN cloud=Infinity cloud=12%20chats mois=0
  mois=6.5 mois=1e9 effectif=12 chiffres=../../etc
`;

test.each(damaged.trim().split(/\s+/))('%s is left out, and the link counts as damaged', (query) =>
  expect(read(query)).toEqual({ scenario: {}, figures: undefined, isDamaged: true }),
);

test.each(['', 'utm_source=lettre', 'cloud=&secteur=', 'v=2', '%E0%A4%A'])('%j says nothing about the form', (query) =>
  expect(read(query)).toEqual({ scenario: {}, figures: undefined, isDamaged: false }),
);

test('a long amount does not hang the page', () => {
  const start = performance.now();
  expect(read(`cloud=${'1'.repeat(100_000)}x`).scenario).toEqual({});
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each(['', 'v=0&', 'v=2&', 'v=abc&'])('a link made before, version « %s » still opens', (version) =>
  expect(read(`${version}mode=secteur&secteur=retail&cloud=5`).scenario).toEqual({
    calculationType: 'sector-only',
    sector: 'retail',
    currentCloudSpend: 5,
  }),
);

test('a link made before, a messenger that lost the plus sign of « 5000+ » does no harm', () =>
  expect(read('effectif=5000+').scenario).toEqual({ companySize: '5000+' }));

test('a sector that the calculator does not know is kept: its bonus is 1', () =>
  expect(read('secteur=insurance')).toEqual({
    scenario: { sector: 'insurance' },
    figures: undefined,
    isDamaged: false,
  }));

const at = (search: string, hash: string) => ({ pathname: '/calcul', search, hash });

test('every parameter that a link is written with is known as one of ours, and no other', () =>
  expect(Object.keys(writeLink(roi.defaults, 'abc'))).toEqual([...linkParameters]));

test('a calculation is read from the fragment, else from the query of a former link, else from the entry of the history', () => {
  expect(scenarioIn(at('?cloud=1', '#cloud=2'), { scenario: 'cloud=3' })).toBe('cloud=2');
  expect(scenarioIn(at('?cloud=1&utm_source=x', '#tables'), { scenario: 'cloud=3' })).toBe('cloud=1');
  expect(scenarioIn(at('?utm_source=x', '#tables'), { scenario: 'cloud=3' })).toBe('cloud=3');
  for (const state of [null, undefined, 3, 'cloud=3', {}, { scenario: 3 }])
    expect(scenarioIn(at('', ''), state)).toBe('');
});

test('a calculation is written into the fragment, and leaves nothing of any in the query', () => {
  expect(addressWith('cloud=2', at('?cloud=1&a=b&mode=cas', '#tables'))).toBe('/calcul?a=b#cloud=2');
  expect(addressWith('cloud=2', at('?v=1', ''))).toBe('/calcul#cloud=2');
  expect(addressWith('', at('', '#cloud=1'))).toBe('/calcul');
  expect(isInQuery(at('?a=b', '#cloud=1'))).toBe(false);
  expect(isInQuery(at('?a=b&effectif=', ''))).toBe(true);
});

const today = fingerprint(roi);

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

test('any other number of the formulas, or another compatibility, changes it', () => {
  const copies = valuesIn(roi as unknown as Json).flatMap(({ path, value }) => {
    if (typeof value !== 'number' || !/^(?:base\w+|bonuses\/\w+|(?:sectors|useCases)\/0\/\w+)$/.test(path.join('/')))
      return [];
    return [fingerprint(replaced(roi, path, value + 0.01) as unknown as RoiConstants)];
  });
  const [lists, ...others] = roi.compatibility;
  const found = [
    ...copies,
    fingerprint({ ...roi, compatibility: [{ ...lists!, compatible: lists!.compatible.slice(1) }, ...others] }),
  ];
  expect(new Set([...found, today]).size).toBe(2 + 4 + 2 + 4 + 2);
});
