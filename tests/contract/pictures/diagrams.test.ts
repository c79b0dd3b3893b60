import { drawnNodes } from '../../../src/blocks/diagram/drawn-node.ts';
import { layOutTall } from '../../../src/blocks/diagram/tall-layout.ts';
import { layOutWide } from '../../../src/blocks/diagram/wide-layout.ts';
import { site } from '../real-site.ts';
import { countOf, usesOf, wordsOf } from '../rendered.ts';
import { describe, expect, test } from 'vitest';
import type { DiagramNode } from '#generated/types.ts';
import { partsOf, placed, shapesOf } from './shapes.ts';

type Point = readonly [x: number, y: number];
type Rect = Record<'x' | 'y' | 'width' | 'height', number>;

/** Each diagram that a page names, with its figure there. */
const drawn = usesOf('diagram').flatMap(({ block, html }) => {
  const figures = partsOf(html, 'figure');
  return block.diagrams.map((diagram, index) => ({ diagram, figure: figures[index] ?? '' }));
});
const cases = drawn.flatMap(({ diagram, figure }) => {
  const drawings = partsOf(figure, 'svg').filter((svg) => svg.includes('role="img"'));
  const kinds = ['wide', 'tall'] as const;
  return kinds.map((kind, index) => ({ id: diagram.id, kind, diagram, svg: placed(drawings[index] ?? '') }));
});

describe.each(cases)('the diagram $id, $kind', ({ diagram, kind, svg }) => {
  const nodes = diagram.nodes.map(({ columns = 1, ...node }) => ({
    ...node,
    columns,
    words: sortedWords(namesIn(node)),
  }));
  const texts = [...svg.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>(.*?)<\/text>/g)].map(([, x, y, text = '']) => ({
    at: [Number(x), Number(y)] as const,
    text: wordsOf(text),
  }));
  const boxes = outermost(
    ['fill-raised', 'fill-inset'].flatMap((look) => shapesOf(svg, 'path', look)).flatMap(({ d = '' }) => rectsOf(d)),
  ).map((rect) => ({ rect, words: sortedWords(texts.filter(({ at }) => isIn(at, rect)).map(({ text }) => text)) }));
  /** The box in which exactly the names of a node are written. */
  const boxOf = (id: string): Rect | undefined => {
    const words = nodes.find((node) => node.id === id)?.words;
    return boxes.find((box) => box.words === words)?.rect;
  };
  const routes = shapesOf(svg, 'path', 'stroke-quiet').flatMap(({ d = '' }) => arrowsOf(d));
  /** Which nodes an arrow joins: those whose border it touches. */
  const joined = ({ start, end }: Route): string =>
    [start, end].map((point) => nodes.find(({ id }) => isOnBorder(point, boxOf(id)))?.id ?? 'nothing').join(' → ');

  test('has one box for each node, with its names and those of its technologies', () => {
    expect(boxes).toHaveLength(nodes.length);
    expect(nodes.filter(({ id }) => boxOf(id) === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('sets the boxes in the order of the data', () => {
    const none = { x: NaN, y: NaN, width: NaN, height: NaN };
    const rows = nodes.map((node) => ({ ...node, rect: boxOf(node.id) ?? none }));
    for (const [index, a] of rows.entries()) {
      for (const b of rows.slice(index + 1)) {
        if (kind === 'tall') expect(a.rect.y, `${a.id} above ${b.id}`).toBeLessThan(b.rect.y);
        else {
          const names = `${a.id}, ${b.id}`;
          expect(Math.sign(a.rect.x - b.rect.x), names).toBe(Math.sign(a.column - b.column));
          expect(Math.sign(a.rect.y - b.rect.y), names).toBe(Math.sign(a.row - b.row));
          const ends = a.column + a.columns - b.column - b.columns;
          expect(Math.sign(a.rect.x + a.rect.width - b.rect.x - b.rect.width), names).toBe(Math.sign(ends));
        }
      }
    }
  });

  const expected = diagram.edges.flatMap(({ from, to, label, reply }) => [
    { ends: `${from} → ${to}`, label },
    ...(reply === undefined ? [] : [{ ends: `${to} → ${from}`, label: reply }]),
  ]);

  test('leads each arrow from its box to the one it names, its head at the end', () => {
    expect(routes.map(joined).toSorted()).toEqual(expected.map(({ ends }) => ends).toSorted());
    for (const { last, head, tip } of routes) {
      // Back from the end, then forth to it.
      expect(head[0] * last[0] + head[1] * last[1]).toBeLessThan(0);
      expect([head[0] + tip[0], head[1] + tip[1]]).toEqual([0, 0]);
    }
  });

  test('labels the arrows as the data does', () => {
    const [boundary, ...labels] = texts
      .filter(({ at }) => !boxes.some(({ rect }) => isIn(at, rect)))
      .map(({ text }) => text);
    expect(boundary).toBe(wordsOf(diagram.boundary));
    // Those that stand alike beside their arrows stand together.
    const words = labels.map((label) => label.replaceAll(/[↑↓] /g, ''));
    expect(sortedWords(words)).toBe(sortedWords(expected.map(({ label }) => label)));
  });
});

describe.each(site.tables.diagrams.map((diagram) => ({ id: diagram.id, diagram })))(
  'the layout of the diagram $id',
  ({ diagram }) => {
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
  },
);

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

/** An arrow: where its line starts and ends, its last stretch, and the first two moves of its head. */
type Route = Record<'start' | 'end' | 'last' | 'head' | 'tip', Point>;

/** What a box is to name: a row with what it holds, or a label of its own. */
function namesIn({ shows = [], label = '' }: DiagramNode): string[] {
  const [row] = shows;
  return row === undefined ? [label] : [row.name, ...(row.items ?? []).map(({ name }) => name)];
}

function arrowsOf(d: string): Route[] {
  return [...d.matchAll(/M(\S+) ([\d.-]+)((?:[hv][\d.-]+)+)m(\S+) ([\d.-]+)l([\d.-]+) ([\d.-]+)/g)].map(
    ([, x, y, line = '', headX, headY, tipX, tipY]) => {
      const stretches = [...line.matchAll(/([hv])([\d.-]+)/g)].map(([, axis, length]): Point =>
        axis === 'h' ? [Number(length), 0] : [0, Number(length)],
      );
      const start: Point = [Number(x), Number(y)];
      return {
        start,
        end: stretches.reduce<Point>((at, [dx, dy]) => [at[0] + dx, at[1] + dy], start),
        last: stretches.at(-1) ?? [0, 0],
        head: [Number(headX), Number(headY)],
        tip: [Number(tipX), Number(tipY)],
      };
    },
  );
}

function rectsOf(d: string): Rect[] {
  return [...d.matchAll(/M(\S+) ([\d.-]+)h([\d.]+)v([\d.]+)/g)].map(([, ...numbers]) => {
    const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers.map(Number);
    return { x, y, width, height };
  });
}

function outermost(rects: readonly Rect[]): Rect[] {
  return rects.filter((rect) => !rects.some((other) => other !== rect && isIn([rect.x, rect.y], other)));
}

function isIn([x, y]: Point, rect: Rect): boolean {
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
}

function isOnBorder(point: Point, rect: Rect | undefined): boolean {
  if (rect === undefined || !isIn(point, rect)) return false;
  const [x, y] = point;
  return x === rect.x || x === rect.x + rect.width || y === rect.y || y === rect.y + rect.height;
}

function sortedWords(texts: readonly string[]): string {
  return texts
    .flatMap((text) => wordsOf(text).split(' '))
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
}
