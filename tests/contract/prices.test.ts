import { describe, expect, test } from 'vitest';
import { formatEuros } from '../../src/ui/format-euros.ts';
import { site } from './real-site.ts';
import { charactersOf, renderBlocks } from './rendered.ts';

/**
 * A price of ours is what a visitor would pay us, or what we say a thing of ours is worth: the prices of packs and events, the
 * cost that the calculator starts from, and every fact whose unit is « € HT ». Savings, fines, budgets and what others charge
 * are amounts, not prices of ours.
 */
const { packs, events } = site.tables;
const prices = [
  ...packs.flatMap(({ priceEur, listPriceEur }) => [priceEur, listPriceEur]),
  ...events.map(({ price }) => price).filter((price) => price > 0),
  site.roi.baseAnnualCostEur,
].map(formatEuros);
const pricedFacts = Object.values(site.facts).filter(({ unit = '' }) => plain(unit) === '€ HT');
const amounts = [...new Set([...prices, ...pricedFacts.map(({ value }) => `${value}\u00A0€`)].map(plain))];
/** The register gives what others charge too, to the euro the same as one of our prices: its units come from the facts. */
const paths = site.pages.map(({ path }) => path).filter((path) => path !== '/methode-et-sources');

/** « HT » follows the amount at once, or opens the few words under it (« HT, à vie »). */
const label = /^\s*HT(?!\p{L})/u;

test.each(paths)('%s carries HT after each price of ours', (path) => {
  const html = renderBlocks(path);
  const text = plain(spacedText(outsideTables(html)));
  const bare = amounts.flatMap((amount) =>
    occurrences(text, amount)
      .filter((rest) => !label.test(rest))
      .map((rest) => `${amount}${rest.slice(0, 30)}`),
  );
  expect(bare).toEqual([]);
});

test.each(paths)('%s carries HT in each table that holds a price of ours', (path) => {
  for (const [table] of renderBlocks(path).matchAll(/<table.*?<\/table>/gs)) {
    const text = plain(spacedText(table));
    if (amounts.some((amount) => occurrences(text, amount).length > 0)) expect(text).toMatch(/HT(?!\p{L})/u);
  }
});

test('the prices are found where they are known to be', () => {
  const shown = (path: string) => {
    const text = plain(spacedText(renderBlocks(path)));
    return amounts.filter((amount) => occurrences(text, amount).length > 0);
  };
  expect(shown('/')).toEqual(expect.arrayContaining(['3870 €', '12900 €', '10770 €']));
  expect(shown('/resources/events')).toEqual(expect.arrayContaining(['99 €', '149 €', '299 €']));
  expect(shown('/resources')).toEqual(expect.arrayContaining(['47500 €', '2500 €']));
  expect(shown('/roi-calculator')).toContain('2990 €');
});

describe('the launch offer', () => {
  const end = /jusqu’au 31 décembre 2026/u;

  test.each([
    ['/', 'launch-offer'],
    ['/resources', 'premium-offer'],
  ] as const)('says on %s until when it is valid', (path, block) => {
    expect(plain(spacedText(renderBlocks(path, block)))).toMatch(end);
  });

  test('gives machines the same day', () => {
    expect(renderBlocks('/', 'launch-offer')).toContain('<time dateTime="2026-12-31">31 décembre 2026</time>');
  });
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

function outsideTables(html: string): string {
  return html.replaceAll(/<table.*?<\/table>/gs, ' ');
}

/** Single plain spaces, none between thousands. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=\d{3})/g, '');
}
