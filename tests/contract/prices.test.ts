import { expect, test, describe } from 'vitest';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { site } from './real-site.ts';
import { charactersOf, renderBlocks, usesOf, hasEnded, renderBlock, wordsOf } from './rendered.ts';
import type { Block } from '#generated/types.ts';

/**
 * A price of ours is what a visitor would pay us, or what we say a thing of ours is worth: the prices of packs and events, the
 * cost that the calculator starts from, and every fact whose unit carries the label of the VAT. Savings, fines, budgets and what others
 * charge are amounts, not prices of ours.
 */
const { packs, events, vatModes } = site.tables;
const vat = vatModes.find(({ id }) => id === site.settings.vat)?.label ?? '';
const prices = [
  ...packs.flatMap(({ priceEur, listPriceEur }) => [priceEur, listPriceEur]),
  ...events.map(({ price }) => price).filter((price) => price > 0),
  ...site.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'calculator' ? [block.roi.baseAnnualCostEur] : [])),
  ),
].map(formatEuros);
const pricedFacts = Object.values(site.facts).filter(({ unit = '' }) => plain(unit) === `€ ${vat}`);
const amounts = [...new Set([...prices, ...pricedFacts.map(({ value }) => `${value}\u00A0€`)].map(plain))];
/** The register gives what others charge too, to the euro the same as one of our prices: its units come from the facts. */
const paths = site.pages
  .filter(({ blocks }) => !blocks.some(({ type }) => type === 'register'))
  .map(({ path }) => path);

/** The label follows the amount at once, or opens the few words under it (« HT, à vie »). */
const label = new RegExp(`^\\s*${vat}(?!\\p{L})`, 'u');

test.each(paths)(
  '%s carries the label of the VAT after each price of ours, and in each table that holds one',
  (path) => {
    const tables = /<table.*?<\/table>/gs;
    const text = plain(spacedText(renderBlocks(path).replaceAll(tables, ' ')));
    const bare = amounts.flatMap((amount) =>
      occurrences(text, amount)
        .filter((rest) => !label.test(rest))
        .map((rest) => `${amount}${rest.slice(0, 30)}`),
    );
    expect(bare).toEqual([]);
    for (const [table] of renderBlocks(path).matchAll(tables)) {
      const shown = plain(spacedText(table));
      if (amounts.some((amount) => occurrences(shown, amount).length > 0))
        expect(shown).toMatch(new RegExp(`${vat}(?!\\p{L})`, 'u'));
    }
  },
);

test('an offer shows the price of each of its packs, and the list price and its discount where there is one', () => {
  for (const { block, html } of usesOf('offers')) {
    const text = plain(spacedText(html));
    for (const { priceEur = 0, listPriceEur = priceEur } of block.rows ?? []) {
      expect(text).toContain(plain(formatEuros(hasEnded(block) ? listPriceEur : priceEur)));
      if (hasEnded(block) || priceEur >= listPriceEur) continue;
      expect(text).toContain(plain(formatEuros(listPriceEur)));
      expect(text).toContain(`−${Math.round((1 - priceEur / listPriceEur) * 100)} %`);
    }
  }
});

test('an offer says until when it is valid, to machines too', () => {
  for (const { block, html } of usesOf('offers')) {
    if (block.validUntil === undefined || block.validityLabel === undefined) continue;
    expect(html).toContain(`<time dateTime="${block.validUntil}">`);
    const day = new Date(`${block.validUntil}T00:00:00Z`).toLocaleDateString('fr-FR', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(plain(spacedText(html))).toContain(plain(day).replace(/^1 /, '1er '));
  }
});

/** What follows each occurrence of an amount that is not the end of a greater one. */
function occurrences(text: string, amount: string): string[] {
  return text
    .split(amount)
    .flatMap((part, index, parts) => (index > 0 && !/[\d,]$/.test(parts[index - 1] ?? '') ? [part] : []));
}

/** The characters of some HTML, with a space where a tag stands. */
function spacedText(html: string): string {
  return charactersOf(html.replaceAll('<', ' <'));
}

/** Single plain spaces, none between thousands. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=\d{3})/g, '');
}

const { expertiseAreas, approaches } = site.tables;
/** Blocks that show a price of the expertise, or « Sur demande ». */
const types = ['offers', 'hero', 'table'] as const;
const { expertisePrices } = site.settings;
const withPrices = (block: Block, shown: boolean): Block =>
  JSON.parse(JSON.stringify(block), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'onRequest' in value ? { ...value, shown } : value,
  ) as Block;
const ofExpertise = [
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
      expect(ofExpertise.filter((price) => text.includes(price))).toEqual([]);
    }
  });

  test('stand where « on request » stood once they are shown', () => {
    for (const text of pricedIn(type, true)) {
      expect(text).not.toContain(expertisePrices?.onRequest);
      expect(ofExpertise.some((price) => text.includes(price))).toBe(true);
    }
  });
});
