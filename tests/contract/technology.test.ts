import { describe, expect, test } from 'vitest';
import { isAsked } from './asked-keys.ts';
import { site } from './real-site.ts';
import { countOf, linksOf, pathOf, renderBlocks, usesOf, wordsOf } from './rendered.ts';

const calculators = new Set(usesOf('calculator').map(({ path }) => path));

function toCalculator(links: readonly { href: string }[]): string[] {
  return links.map(({ href }) => href).filter((href) => calculators.has(pathOf(href)));
}

describe.each(site.tables.technologies)('the page of $id', ({ href, publicSite, roiHref, features, integrations }) => {
  const html = renderBlocks(href);
  const links = linksOf(html);

  test('has its cards and its integrations under headings, in the order of its row', () => {
    const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, text = '']) => wordsOf(text).trim());
    const texts = (rows: readonly string[]) => rows.map((text) => wordsOf(text).trim());
    // A block that the owner has taken off these pages is missing as a whole.
    const expected = [texts(features.map(({ title }) => title)), texts(integrations.map(({ name }) => name))].flatMap(
      (names) => (names.some((name) => headings.includes(name)) ? names : []),
    );
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  });

  test('says of what opens in a new tab that it does, and of nothing else', () =>
    expect(links.filter(({ newTab, text }) => newTab !== text.includes('(nouvel onglet)'))).toEqual([]));

  test('links to its public site when it has one, and to nothing else on the web', () => {
    const external = new Set(links.map((link) => link.href).filter((to) => to.startsWith('https:')));
    expect([...external]).toEqual(
      publicSite === undefined || !isAsked('technologies', 'publicSite') ? [] : [publicSite.href],
    );
  });

  test('leads to the calculator exactly when its row has its address', () => {
    const own = roiHref !== undefined && isAsked('technologies', 'roiHref') ? [roiHref] : [];
    expect(toCalculator(links)).toEqual(own);
  });
});

test('panels give each pair a label and a value, and each tool its static badge', () => {
  for (const { path, block, html } of usesOf('panels')) {
    const pairs = block.panels
      .flatMap((panel) => panel.pairs ?? [])
      .filter(({ value }) => value?.startsWith('[à') !== true);
    expect(countOf(html, '<dt'), path).toBe(pairs.length);
    expect(countOf(html, '<dd'), path).toBe(pairs.length);
    for (const { badge, tools = [] } of block.panels)
      if (badge !== undefined) expect(countOf(html, `>${badge}<`), path).toBe(tools.length);
  }
});

test('a sheet bears the number that its technology has in the register', () => {
  for (const { path, html: register } of usesOf('catalogue').filter((use) => use.block.look === 'lines')) {
    const entries = [...register.matchAll(/aria-hidden="true"[^>]*>(\d{2,})<\/span>.*?<a href="([^"]*)"/gs)];
    const numbers = new Map(entries.map(([, number, href]) => [href, number]));
    expect(numbers.size, path).toBeGreaterThan(0);
    for (const { path: sheet, html } of usesOf('hero').filter((use) => numbers.has(use.path))) {
      const [, number] = /(\d{2,}) \/ \d{2,}/.exec(wordsOf(html)) ?? [];
      expect(number, sheet).toBe(numbers.get(sheet));
    }
  }
});
