import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OfferLine as Line } from '#generated/types.ts';
import type { Site } from '#src/ui/site.ts';
import { OfferLine } from '../../src/ui/offer-line.tsx';
import { SiteContext } from '../../src/ui/site-context.ts';
import { site } from '../contract/real-site.ts';

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
