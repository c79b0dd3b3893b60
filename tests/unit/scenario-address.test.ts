import { expect, test } from 'vitest';
import { addressWith, holdsScenario, isInQuery, scenarioIn } from '../../src/calculator/scenario-address.ts';
import { linkParameters, writeLink } from '../../src/roi/scenario-link.ts';
import { documentedRoi as roi } from './fixtures/documented-roi.ts';

const at = (search: string, hash: string) => ({ pathname: '/calcul', search, hash });

test('every parameter that a link is written with is known as one of ours, and no other', () => {
  expect(Object.keys(writeLink(roi.defaults, 'abc'))).toEqual([...linkParameters]);
});

test('a calculation is read from the fragment, else from the query of a former link, else from the entry of the history', () => {
  expect(scenarioIn(at('?cloud=1', '#cloud=2'), { scenario: 'cloud=3' })).toBe('cloud=2');
  expect(scenarioIn(at('?cloud=1&utm_source=x', '#tables'), { scenario: 'cloud=3' })).toBe('cloud=1');
  expect(scenarioIn(at('?utm_source=x', '#tables'), { scenario: 'cloud=3' })).toBe('cloud=3');
  for (const state of [null, undefined, 3, 'cloud=3', {}, { scenario: 3 }]) {
    expect(scenarioIn(at('', ''), state)).toBe('');
  }
});

test('a calculation is written into the fragment, and leaves nothing of any in the query', () => {
  expect(addressWith('cloud=2', at('?cloud=1&a=b&mode=cas', '#tables'))).toBe('/calcul?a=b#cloud=2');
  expect(addressWith('cloud=2', at('?v=1', ''))).toBe('/calcul#cloud=2');
  expect(addressWith('', at('', '#cloud=1'))).toBe('/calcul');
  expect(isInQuery(at('?a=b', '#cloud=1'))).toBe(false);
  expect(isInQuery(at('?a=b&effectif=', ''))).toBe(true);
});

test('a place in the page is no calculation', () => {
  expect(holdsScenario('#compatibilite-finance')).toBe(false);
  expect(holdsScenario('')).toBe(false);
});
