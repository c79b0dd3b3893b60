import { expect, test } from 'vitest';
import { inheritedWords } from '../../src/blocks/offers/offer-comparison.tsx';
import { countNeeds, deliveredLinks, offersFor } from '../../src/ui/offer-contents.ts';

const link = (name: string) => ({ name, href: `/${name}` });
const small = { name: 'small', links: [link('hub')], bundled: ['axle'] };
const middle = { name: 'middle', links: [link('box')], includes: [small] };
const large = { name: 'large', links: [link('motor')], includes: [middle] };
const namesFor = (names: readonly string[]) => {
  const { offers, outside } = offersFor([small, middle, large], { tools: [...names] });
  return { offers: offers.map(({ name }) => name), outside };
};

test('an offer delivers what the offers it includes deliver', () => {
  expect(namesFor(['hub'])).toEqual({ offers: ['small', 'middle', 'large'], outside: [] });
  expect(namesFor(['hub', 'motor'])).toEqual({ offers: ['large'], outside: [] });
  expect(namesFor(['axle', 'box'])).toEqual({ offers: ['middle', 'large'], outside: [] });
});

test('the cheapest offer that suits comes first, wherever it stands', () => {
  const [dear, cheap] = [
    { ...large, priceEur: 90 },
    { ...middle, priceEur: 40 },
  ];
  expect(offersFor([dear, cheap], { tools: ['box'] }).offers).toEqual([cheap, dear]);
  // One on request is no cheap one.
  expect(offersFor([middle, dear], { tools: ['box'] }).offers).toEqual([dear, middle]);
});

test('an offer without features of its own has those of the one that it includes, and says no more', () => {
  const block = { includesLabel: 'Tout …, et' };
  expect(inheritedWords({ ...middle, features: ['Un atelier'] }, block)).toBe('Tout small, et\u00A0: ');
  expect(inheritedWords(middle, block)).toBe('Tout small');
  expect(inheritedWords({ features: ['Un atelier'] }, block)).toBeUndefined();
});

test('what an offer delivers again counts once', () => {
  const again = { name: 'again', links: [link('hub'), link('sail')], includes: [middle] };
  expect(deliveredLinks(again).map(({ name }) => name)).toEqual(['hub', 'box', 'sail']);
});

test('a name that no offer delivers is outside and asks for no larger offer', () => {
  expect(namesFor(['trailer', 'box'])).toEqual({ offers: ['middle', 'large'], outside: ['trailer'] });
  expect(namesFor(['trailer'])).toEqual({ offers: [], outside: ['trailer'] });
});

test('no offer is named when two that do not include each other share the names', () => {
  const other = { name: 'other', links: [link('sail')] };
  expect(offersFor([small, other], { tools: ['hub', 'sail'] }).offers).toEqual([]);
});

test('a need counts for the first offer that suits it', () => {
  const needs = [['hub'], ['hub', 'box'], ['box'], ['trailer']].map((tools) => ({ name: tools.join(), tools }));
  const counts = countNeeds({ rows: [small, middle, large], needs }).map(({ offer, count }) => [offer.name, count]);
  expect(counts).toEqual([
    ['small', 1],
    ['middle', 2],
    ['large', 0],
  ]);
});
