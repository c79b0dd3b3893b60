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

  const needs = [['Caisse'], ['Caisse', 'Moyeu']].map((tools) => ({ name: tools.join(), tools }));
  const plain = { name: 'Ville', priceEur: 890, links: small.links };

  test.each<[string, string, Partial<Line>?, string?]>([
    [
      'the first offer that suits is named with its price, and the tools of no offer',
      'Formule à prévoir : Ville, 890 € HT (prix de printemps)Hors formule : Remorque',
    ],
    [
      'all offers that suit are named',
      'Formule à prévoir : Ville, 890 € HT · Cargo, 2 690 € HT (prix de printemps)Hors formule : Remorque',
      { all: true },
    ],
    [
      'after the last day of the prices, the list price stands there, without the note',
      'Formule à prévoir : Ville, 990 € HTHors formule : Remorque',
      {},
      '2026-10-01',
    ],
    [
      'of several needs, each offer says how many it is the first to suit, or whom it is for',
      'Formule à prévoirVille, 890 € HT : Pour la villeCargo, 2 690 € HT : 2 usages sur 2',
      { needs, countLabel: 'usages sur' },
    ],
    [
      'one need has its own word, and an offer for none without a sentence is named alone',
      'Formule à prévoirVille, 890 € HTCargo, 2 690 € HT : 1 usage sur 1',
      { rows: [plain, large], needs: needs.slice(0, 1), countLabel: 'usage sur | usages sur' },
    ],
    ['nothing is said where no offer suits', '', { needs: [{ name: 'Voyage', tools: ['Remorque'] }] }],
  ])('%s', (_, text, change, day) => expect(shown(change, day)).toBe(text));
});

const link = (name: string) => ({ name, href: `/${name}` });
const small = { name: 'small', links: [link('hub')], bundled: ['axle'] };
const middle = { name: 'middle', links: [link('box')], includes: [small] };
const large = { name: 'large', links: [link('motor')], includes: [middle] };
test.each([
  [['hub'], ['small', 'middle', 'large'], []],
  [['hub', 'motor'], ['large'], []],
  [['axle', 'box'], ['middle', 'large'], []],
  // A name that no offer delivers asks for no larger one.
  [['trailer', 'box'], ['middle', 'large'], ['trailer']],
  [['trailer'], [], ['trailer']],
])('%j is delivered by %j, with what each includes, but for %j', (tools, names, outside) => {
  const suiting = offersFor([small, middle, large], { tools });
  expect([suiting.offers.map(({ name }) => name), suiting.outside]).toEqual([names, outside]);
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

test('no offer is named when two that do not include each other share the names', () => {
  const other = { name: 'other', links: [link('sail')] };
  expect(offersFor([small, other], { tools: ['hub', 'sail'] }).offers).toEqual([]);
});
