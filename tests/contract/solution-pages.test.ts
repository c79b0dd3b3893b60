import { describe, expect, test } from 'vitest';
import { isAsked } from './asked-keys.ts';
import { site } from './real-site.ts';
import { countOf, hrefsOf, linksOf, renderBlocks, usesOf, wordsOf } from './rendered.ts';

const { sectors, useCases } = site.tables;

const pages = [
  ...sectors.map((row) => ({ ...row, parameter: 'secteur', table: 'sectors' })),
  ...useCases.map((row) => ({ ...row, parameter: 'cas', table: 'use-cases' })),
];

describe.each(pages)('the page $path', ({ id, path, parameter, documentationLabel, table }) => {
  const html = renderBlocks(path);

  test('leads to a form with its own name, and to the documentation under its own label', () => {
    const links = linksOf(html);
    expect(links.filter(({ href }) => href.includes(`${parameter}=${id}`)).length).toBeGreaterThan(0);
    if (isAsked(table, 'documentationLabel'))
      expect(links.map(({ text }) => text)).toContain(wordsOf(documentationLabel).trim());
  });
});

const siblings = new Set(usesOf('siblings').map(({ path }) => path));

describe.each(useCases)('the page of the use case $id', ({ path }) => {
  const html = renderBlocks(path);

  test.skipIf(!siblings.has(path))('leads to the other use cases and marks itself', () => {
    const links = new Set(hrefsOf(html));
    for (const other of useCases) expect(links.has(other.path), other.path).toBe(other.path !== path);
    expect(countOf(html, 'aria-current="page"')).toBe(1);
  });
});

test('the study of a market stands where its row has one, and nowhere else', () => {
  const studied = new Set(usesOf('ranges').map(({ path }) => path));
  if (!sectors.some(({ path }) => studied.has(path))) return;
  for (const { path, market } of sectors) expect(studied.has(path), path).toBe(market !== undefined);
});
