import { describe, expect, test } from 'vitest';
import type { Site } from '#generated/types.ts';
import { formatEuros } from '../../src/ui/format-euros.ts';
import { pickRows } from '../../src/ui/pick-rows.ts';
import { site } from './real-site.ts';
import { linksOf, pathOf, usesOf, wordsOf } from './rendered.ts';

const { expertiseAreas, approaches } = site.tables;
/** Blocks that show a price of the expertise, or « Sur demande ». */
const types = ['expertise-catalogue', 'hero', 'table'] as const;
const { expertisePrices } = site.settings;
const withPrices = (shown: boolean): Site => ({
  ...site,
  settings: { ...site.settings, ...(expertisePrices && { expertisePrices: { ...expertisePrices, shown } }) },
});
const prices = [
  ...expertiseAreas.flatMap(({ packages }) => packages.map(({ price }) => price)),
  ...approaches.map(({ priceEur }) => priceEur),
].map((price) => wordsOf(formatEuros(price)));

/** Of openings and tables, those that have a price. */
const pricedIn = (type: (typeof types)[number], shown: boolean) =>
  usesOf(type, withPrices(shown)).filter(
    ({ block }) => (block.type !== 'hero' && block.type !== 'table') || JSON.stringify(block).includes('"priceEur"'),
  );

describe.skipIf(expertisePrices === undefined).each(types)('prices in %s', (type) => {
  test('are none while they are on request', () => {
    for (const { html } of pricedIn(type, false)) {
      const text = wordsOf(html);
      expect(text).toContain(expertisePrices?.onRequest);
      expect(prices.filter((price) => text.includes(price))).toEqual([]);
    }
  });

  test('stand where « on request » stood once they are shown', () => {
    for (const { html } of pricedIn(type, true)) {
      const text = wordsOf(html);
      expect(text).not.toContain(expertisePrices?.onRequest);
      expect(prices.some((price) => text.includes(price))).toBe(true);
    }
  });
});

test('the catalogue has the areas that the page names, and a request for each of their packages', () => {
  for (const { block, html } of usesOf('expertise-catalogue')) {
    const areas = pickRows(expertiseAreas, block.areas);
    const text = wordsOf(html);
    for (const { title, packages } of areas) {
      for (const shown of [title, ...packages.map((offer) => offer.title)]) expect(text).toContain(wordsOf(shown));
    }
    const requests = linksOf(html).filter(({ href }) => pathOf(href) === block.requestHref);
    expect(requests).toHaveLength(areas.flatMap(({ packages }) => packages).length);
  }
});

test.each(approaches)('the page of the approach $id has all its buttons, to their addresses', ({ path, actions }) => {
  const heroes = usesOf('hero').filter((use) => use.path === path);
  for (const { html } of heroes) {
    const links = linksOf(html).map(({ href, text }) => [href, text]);
    for (const { label, href } of actions) expect(links).toContainEqual([href, wordsOf(label).trim()]);
  }
});
