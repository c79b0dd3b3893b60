import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OfferLine as Line } from '#generated/types.ts';
import type { Site } from '#src/ui/site.ts';
import { OfferLine } from '../../src/ui/offer-line.tsx';
import { SiteContext } from '../../src/ui/site-context.ts';
import { inheritedWords } from '../../src/blocks/offers/offer-comparison.tsx';
import { deliveredLinks, offersFor } from '../../src/ui/offer-contents.ts';
import { site } from '../contract/real-site.ts';

describe('the line of the offers that suit', () => {
  const small = {
    name: 'Ville',
    text: 'Pour la ville',
    priceEur: 890,
    listPriceEur: 990,
    links: [{ name: 'Moyeu', href: '/a' }],
  };
  const large = {
    name: 'Cargo',
    text: 'Pour une famille',
    priceEur: 2690,
    links: [{ name: 'Caisse', href: '/b' }],
    includes: [small],
  };
  const line: Line = {
    label: 'Formule à prévoir',
    note: 'prix de printemps',
    outsideLabel: 'Hors formule',
    rows: [small, large],
    needs: [{ name: 'Courses', tools: ['Moyeu', 'Remorque'] }],
    validUntil: '2026-09-30',
    href: '/prix',
  };
  const shown = (change: Partial<Line> = {}, day = '2026-09-30') => {
    const at: Site = { ...site, day, vat: { label: 'HT', included: false } };
    const html = renderToStaticMarkup(
      <SiteContext value={at}>
        <OfferLine line={{ ...line, ...change }} className="" />
      </SiteContext>,
    );
    return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/gu, ' ');
  };

  test('the first offer that suits is named with its price, and the tools of no offer', () => {
    expect(shown()).toBe('Formule à prévoir : Ville, 890 € HT (prix de printemps)Hors formule : Remorque');
  });

  test('all offers that suit are named', () => {
    expect(shown({ all: true })).toContain('Ville, 890 € HT · Cargo, 2 690 € HT (prix');
  });

  test('after the last day of the prices, the list price stands there, without the note', () => {
    expect(shown({}, '2026-10-01')).toBe('Formule à prévoir : Ville, 990 € HTHors formule : Remorque');
  });

  test('of several needs, each offer says how many it is the first to suit, or whom it is for', () => {
    const needs = [['Caisse'], ['Caisse', 'Moyeu']].map((tools) => ({ name: tools.join(), tools }));
    expect(shown({ needs, countLabel: 'usages sur' })).toBe(
      'Formule à prévoirVille, 890 € HT : Pour la villeCargo, 2 690 € HT : 2 usages sur 2',
    );
  });

  test('one need has its own word, and an offer for none without a sentence is named alone', () => {
    const needs = [{ name: 'Courses', tools: ['Caisse'] }];
    expect(
      shown({
        rows: [{ name: 'Ville', priceEur: 890, links: small.links }, large],
        needs,
        countLabel: 'usage sur | usages sur',
      }),
    ).toBe('Formule à prévoirVille, 890 € HTCargo, 2 690 € HT : 1 usage sur 1');
  });

  test('nothing is said where no offer suits', () => {
    expect(shown({ needs: [{ name: 'Voyage', tools: ['Remorque'] }] })).toBe('');
  });
});

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
