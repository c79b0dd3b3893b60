import { describe, expect, test } from 'vitest';
import { isAsked } from './asked-keys.ts';
import { site } from './real-site.ts';
import { charactersOf, countOf, hrefsOf, linksOf, renderBlocks, usesOf, wordsOf } from './rendered.ts';
import { partsOf } from './pictures/shapes.ts';

const { sectors, useCases, technologies } = site.tables;

describe('the blocks of the overview', () => {
  test('entries lead to the pages of the rows that the page names, in its order', () => {
    for (const { path, block, html } of usesOf('entries')) {
      const { more, action } = block;
      const own = block.rows.map(({ href }) => href);
      const others = new Set([action?.href, more?.href]);
      // A figure leads to what the register says of it.
      const rest = html.replaceAll(/<a class="source"[^>]*>/g, '');
      expect(
        hrefsOf(rest).filter((href) => !others.has(href)),
        path,
      ).toEqual(own);
    }
  });

  test('a table of ranges names what it compares in the order of the page, and leads to their pages', () => {
    for (const { block, html } of usesOf('ranges')) {
      const rows = partsOf(html, 'tr').slice(1);
      expect(rows).toHaveLength(block.rows.length);
      for (const [index, { name, href, detail = '', value = '' }] of block.rows.entries()) {
        const text = wordsOf(rows[index] ?? '');
        for (const shown of [name, detail, value]) expect(text).toContain(wordsOf(shown));
        if (href !== undefined) expect(hrefsOf(rows[index] ?? '')).toEqual([href]);
      }
    }
  });

  test('a sheet of a use case leads to its page, then to its technologies and its sectors', () => {
    for (const { block, html } of usesOf('catalogue')) {
      const ids = new Set((block.look === 'sheets' ? (block.rows ?? []) : []).map(({ id }) => id));
      if (!useCases.some(({ id }) => ids.has(id))) continue;
      const expected = useCases
        .filter(({ id }) => ids.has(id))
        .map((useCase) => [
          useCase.path,
          ...pickRows(technologies, useCase.stack).map(({ href }) => href),
          ...pickRows(sectors, useCase.targetSectors).map(({ path }) => path),
        ]);
      expect(partsOf(html, 'h3').map((sheet) => hrefsOf(sheet))).toEqual(expected);
    }
  });
});

const pages = [
  ...sectors.map((row) => ({ ...row, parameter: 'secteur', table: 'sectors' })),
  ...useCases.map((row) => ({ ...row, parameter: 'cas', table: 'use-cases' })),
];

describe.each(pages)('the page $path', ({ id, path, parameter, closing, documentationLabel, table }) => {
  const html = renderBlocks(path);

  // Its figures: pictures/bars.test.ts.
  test.skipIf(!isAsked(table, 'closing'))('closes on its heading', () =>
    expect(charactersOf(html)).toContain(closing.heading),
  );

  test('leads to a form with its own name, and to the documentation under its own label', () => {
    const links = linksOf(html);
    expect(links.filter(({ href }) => href.includes(`${parameter}=${id}`)).length).toBeGreaterThan(0);
    if (isAsked(table, 'documentationLabel'))
      expect(links.map(({ text }) => text)).toContain(wordsOf(documentationLabel).trim());
  });
});

test('a static badge stands on each tool, and nothing there acts', () => {
  for (const { path, block, html } of usesOf('tools')) {
    const badges = block.tools.flatMap((tool) => tool.badge ?? block.badge ?? []);
    for (const badge of badges)
      expect(countOf(html, `>${badge}<`), path).toBe(badges.filter((other) => other === badge).length);
    expect(html).not.toMatch(/<(script|button|form)/);
  }
});

const siblings = new Set(usesOf('siblings').map(({ path }) => path));

describe.each(useCases)('the page of the use case $id', ({ path, integrations }) => {
  const html = renderBlocks(path);

  test.skipIf(!isAsked('use-cases', 'integrations'))(
    'shows the badge of each tool, and links the tools of the stack to their sheets',
    () => {
      const links = linksOf(html);
      for (const { name, badge, href } of integrations.tools) {
        if (badge !== undefined) expect(html).toContain(`>${badge}<`);
        if (href !== undefined) expect(links).toContainEqual(expect.objectContaining({ href, text: name }));
      }
    },
  );

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

/** The rows with the given ids, in the order of the ids. Throws on an unknown id. */
function pickRows<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  return ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Error(`no row "${id}"`);
    return row;
  });
}
