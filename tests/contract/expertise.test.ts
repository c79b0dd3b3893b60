import { describe, expect, test } from 'vitest';
import type { Block } from '#generated/types.ts';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { site } from './real-site.ts';
import { linksOf, pathOf, renderBlock, usesOf, wordsOf } from './rendered.ts';

const { expertiseAreas, approaches } = site.tables;
/** Blocks that show a price of the expertise, or « Sur demande ». */
const types = ['offers', 'hero', 'table'] as const;
const { expertisePrices } = site.settings;
/** A block whose prices are shown, or not. */
const withPrices = (block: Block, shown: boolean): Block =>
  JSON.parse(JSON.stringify(block), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'onRequest' in value ? { ...value, shown } : value,
  ) as Block;
const prices = [
  ...expertiseAreas.flatMap(({ packages }) => packages.map(({ price }) => price)),
  ...approaches.map(({ priceEur }) => priceEur),
].map((price) => wordsOf(formatEuros(price)));

/** Whether a block has prices that the setting shows or not: an owner may take a price off. */
const isPriced = (block: string) => block.includes('"onRequest"') && /"price(?:Eur)?":\d/.test(block);

/** What the blocks of a kind whose prices follow the setting say, when these are shown or not. */
const pricedIn = (type: (typeof types)[number], shown: boolean) =>
  site.pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === type && isPriced(JSON.stringify(block)))
    .map((block) => wordsOf(renderBlock(withPrices(block, shown), site)));

describe.skipIf(expertisePrices === undefined).each(types)('prices in %s', (type) => {
  test('are none while they are on request', () => {
    for (const text of pricedIn(type, false)) {
      expect(text).toContain(expertisePrices?.onRequest);
      expect(prices.filter((price) => text.includes(price))).toEqual([]);
    }
  });

  test('stand where « on request » stood once they are shown', () => {
    for (const text of pricedIn(type, true)) {
      expect(text).not.toContain(expertisePrices?.onRequest);
      expect(prices.some((price) => text.includes(price))).toBe(true);
    }
  });
});

test('the catalogue has the areas that the page names, and a request for each of their packages', () => {
  for (const { block, html } of usesOf('offers').filter((use) => use.block.groups !== undefined)) {
    const areas = expertiseAreas.filter(({ id }) => block.groups?.some((group) => group.id === id));
    const text = wordsOf(html);
    for (const { title, packages } of areas) {
      for (const shown of [title, ...packages.map((offer) => offer.title)]) expect(text).toContain(wordsOf(shown));
    }
    const requests = linksOf(html).filter(({ href }) => pathOf(href) === pathOf(block.ask.href));
    expect(requests).toHaveLength(areas.flatMap(({ packages }) => packages).length);
  }
});

test.each(approaches)('the page of the approach $id has all its buttons, to their addresses', ({ path, actions }) => {
  const heroes = usesOf('hero').filter((use) => use.path === path);
  for (const { html } of heroes) {
    const links = linksOf(html).map(({ href, text }) => [withoutPart(href), text]);
    for (const { label, href } of actions) expect(links).toContainEqual([withoutPart(href), wordsOf(label).trim()]);
  }
});

/** An address without the part of its page: the site adds that of a form which the link asks for something. */
function withoutPart(href = ''): string {
  return href.replace(/#.*$/, '');
}
