import { describe, expect, test } from 'vitest';
import { drawnNodes } from '../../src/blocks/diagram/drawn-node.ts';
import { layOutTall } from '../../src/blocks/diagram/tall-layout.ts';
import { layOutWide } from '../../src/blocks/diagram/wide-layout.ts';
import { site } from './real-site.ts';
import { countOf, hrefsOf, linksOf, usesOf, wordsOf, pathOf, renderBlocks } from './rendered.ts';
import { isAsked } from './asked-keys.ts';

const { diagrams } = site.tables;

describe.each(diagrams.map((diagram) => ({ id: diagram.id, diagram })))('the diagram $id', ({ diagram }) => {
  const nodes = drawnNodes(diagram.nodes);
  const ids = nodes.map(({ id }) => id);

  test('has arrows only between its own boxes, at least one for each box, and boxes that show something', () => {
    const ends = diagram.edges.flatMap(({ from, to }) => [from, to]);
    expect(ends.filter((end) => !ids.includes(end))).toEqual([]);
    expect(ids.filter((id) => !ends.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(nodes).toHaveLength(diagram.nodes.length);
  });

  test.each([
    ['wide', layOutWide(nodes, diagram.edges)],
    ['tall', layOutTall(nodes, diagram.edges)],
  ])('is drawn %s without boxes that overlap, leave the canvas, or arrows that slant', (_, drawing) => {
    for (const [index, a] of drawing.boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.y).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(drawing.width);
      expect(a.y + a.height).toBeLessThanOrEqual(drawing.height);
      for (const b of drawing.boxes.slice(index + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, `${a.node.id} and ${b.node.id}`).toBe(true);
      }
    }
    for (const { points } of drawing.arrows) {
      for (const [index, [x, y]] of points.slice(1).entries()) {
        const [fromX, fromY] = points[index] ?? [x, y];
        expect(fromX === x || fromY === y).toBe(true);
      }
    }
  });
});

test('a page draws the diagrams that it names, one figure each', () => {
  for (const { block, html } of usesOf('diagram')) expect(countOf(html, '<figure')).toBe(block.diagrams.length);
});

test('without its drawings, a figure names every box: in its steps, or in the text for screen readers', () => {
  for (const { block, html } of usesOf('diagram')) {
    const figures = html.split('<figure').slice(1);
    for (const [index, diagram] of block.diagrams.entries()) {
      const figure = figures[index] ?? '';
      const labels = [...figure.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
      const said = [...labels, figure.replaceAll(/<svg.*?<\/svg>/gs, ' ')].map(wordsOf).join(' ').toLowerCase();
      const titles = drawnNodes(diagram.nodes).flatMap(({ name, items }) =>
        items.length > 0 ? items.map((item) => item.name) : [name],
      );
      expect(titles.filter((title) => !said.includes(wordsOf(title).toLowerCase()))).toEqual([]);
    }
  }
});

describe('a catalogue', () => {
  const uses = usesOf('catalogue').map((use) => {
    const { rows, groups = [] } = use.block;
    return { ...use, rows: rows ?? groups.flatMap((group) => group.rows), headings: rows === undefined ? 'h4' : 'h3' };
  });

  test('names each of its rows once, and leads to their pages', () => {
    for (const { path, rows, headings, html } of uses) {
      expect(countOf(html, `<${headings}`), path).toBe(rows.length);
      const links = hrefsOf(html);
      expect(rows.filter(({ href }) => href !== undefined && !links.includes(href))).toEqual([]);
    }
  });

  test('shows the details that its page names, and no others', () => {
    for (const { path, block, rows, html } of uses) {
      const text = wordsOf(html);
      const links = linksOf(html);
      for (const { of } of block.details) {
        for (const { claim, text: sentence, items = [], names = [], links: rowsOf = [], pair } of rows.flatMap(
          ({ details }) => details[of] ?? [],
        )) {
          const said = [claim, sentence, ...items, ...names, pair && `${pair.label} ${pair.value}`];
          for (const part of said) if (part !== undefined) expect(text, path).toContain(wordsOf(part).trim());
          for (const { href } of rowsOf) expect(links.map((link) => link.href)).toContain(href);
        }
      }
    }
  });
});

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
    for (const names of [texts(features.map(({ title }) => title)), texts(integrations.map(({ name }) => name))]) {
      const shown = headings.filter((heading) => names.includes(heading));
      // A block that the owner has taken off these pages is missing as a whole.
      if (shown.length > 0) expect(shown).toEqual(names);
    }
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
