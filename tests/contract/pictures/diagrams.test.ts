import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DiagramDrawing } from '../../../src/blocks/diagram/diagram-drawing.tsx';
import { drawnNodes } from '../../../src/blocks/diagram/drawn-node.ts';
import type { Point, Rect } from '../../../src/blocks/diagram/drawing.ts';
import { layOutTall } from '../../../src/blocks/diagram/tall-layout.ts';
import { layOutWide } from '../../../src/blocks/diagram/wide-layout.ts';
import { site } from '../real-site.ts';
import { countOf, usesOf, wordsOf } from '../rendered.ts';
import { partsOf } from './shapes.ts';

const cases = site.tables.diagrams.flatMap((diagram) => {
  const nodes = drawnNodes(diagram.nodes);
  return Object.entries({ wide: layOutWide, tall: layOutTall }).map(([kind, layOut]) => ({
    id: diagram.id,
    kind,
    edges: diagram.edges.flatMap(({ from, to, label, reply }) => [
      { ends: `${from} → ${to}`, label },
      ...(reply === undefined ? [] : [{ ends: `${to} → ${from}`, label: reply }]),
    ]),
    count: diagram.nodes.length,
    drawing: layOut(nodes, diagram.edges),
  }));
});

describe.each(cases)('the diagram $id, $kind', ({ kind, edges, count, drawing: { boxes, arrows, ...canvas } }) => {
  const ids = boxes.map(({ node }) => node.id);

  test('has a box for each node, arrows between its own boxes alone, and at least one for each box', () => {
    expect(new Set(ids).size).toBe(count);
    const ends = edges.flatMap((edge) => edge.ends.split(' → '));
    expect(ends.filter((end) => !ids.includes(end))).toEqual([]);
    expect(ids.filter((id) => !ends.includes(id))).toEqual([]);
  });

  test('sets the boxes in the order of the data, none over another or beyond the canvas', () => {
    for (const [index, a] of boxes.entries()) {
      expect(Math.min(a.x, a.y, canvas.width - a.x - a.width, canvas.height - a.y - a.height)).toBeGreaterThanOrEqual(
        0,
      );
      for (const b of boxes.slice(index + 1)) {
        const names = `${a.node.id} and ${b.node.id}`;
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, names).toBe(true);
        if (kind === 'tall') expect(a.y, names).toBeLessThan(b.y);
        else {
          expect(Math.sign(a.x - b.x), names).toBe(Math.sign(a.node.column - b.node.column));
          expect(Math.sign(a.y - b.y), names).toBe(Math.sign(a.node.row - b.node.row));
          const ends = a.node.column + a.node.columns - b.node.column - b.node.columns;
          expect(Math.sign(a.x + a.width - b.x - b.width), names).toBe(Math.sign(ends));
        }
      }
    }
  });

  test('leads each arrow from its box to the one it names, straight, with its label', () => {
    const idAt = (point: Point) => boxes.find((box) => isOnBorder(point, box))?.node.id;
    const drawn = arrows.map(({ points, lines }) => {
      for (const [at, [x, y]] of points.slice(1).entries())
        expect(points[at]!.some((one, axis) => one === [x, y][axis])).toBe(true);
      return { ends: `${idAt(points[0]!)} → ${idAt(points.at(-1)!)}`, label: lines.join(' ') };
    });
    const inOrder = (all: typeof drawn) => all.map((one) => JSON.stringify(one)).toSorted();
    expect(inOrder(drawn)).toEqual(inOrder(edges));
  });
});

test('the head of an arrow is at its end', () => {
  const arrow = (...points: readonly Point[]) => ({ lines: [], at: [0, 0] as const, anchor: 'start' as const, points });
  const drawing = { ...layOutWide([], []), arrows: [arrow([0, 0], [30, 0]), arrow([5, 90], [5, 40])] };
  const props = { drawing, boundary: '', name: '', sheet: { icons: [], idOf: String }, className: '' };
  const svg = renderToStaticMarkup(createElement(DiagramDrawing, props as never));
  expect(svg).toContain('d="M0 0h30m-7 -4l7 4l-7 4M5 90v-50m-4 7l4 -7l4 7"');
});

test('a page draws the diagrams that it names, one figure each', () => {
  for (const { block, html } of usesOf('diagram')) expect(countOf(html, '<figure')).toBe(block.diagrams.length);
});

test('a drawing has the names of its boxes and the labels of its arrows; without it, a figure names every box', () => {
  for (const { block, html } of usesOf('diagram')) {
    const figures = partsOf(html, 'figure');
    for (const [index, { nodes, edges, boundary }] of block.diagrams.entries()) {
      const figure = figures[index] ?? '';
      const names = drawnNodes(nodes).flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]);
      const labels = edges.flatMap(({ label, reply = '' }) => [label, reply]);
      const drawings = partsOf(figure, 'svg').filter((svg) => svg.includes('role="img"'));
      expect(drawings).toHaveLength(2);
      for (const svg of drawings)
        expect([...names, ...labels, boundary].flatMap((text) => missing(text, wordsOf(svg)))).toEqual([]);
      const titles = drawnNodes(nodes).flatMap(({ name, items }) =>
        items.length > 0 ? items.map((item) => item.name) : [name],
      );
      const ofReaders = [...figure.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label).join(' ');
      const said = wordsOf(`${ofReaders} ${figure.replaceAll(/<svg.*?<\/svg>/gs, ' ')}`).toLowerCase();
      expect(titles.filter((title) => !said.includes(wordsOf(title).toLowerCase()))).toEqual([]);
    }
  }
});

/** The words of a text that another lacks: long ones are broken into lines. */
function missing(text: string, other: string): string[] {
  return wordsOf(text)
    .split(' ')
    .filter((word) => !other.includes(word));
}

function isOnBorder([x, y]: Point, rect: Rect): boolean {
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const isWithin = x >= rect.x && x <= right && y >= rect.y && y <= bottom;
  return isWithin && (x === rect.x || x === right || y === rect.y || y === bottom);
}
