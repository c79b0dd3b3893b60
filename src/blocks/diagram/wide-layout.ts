import type { DiagramEdge } from '#generated/types.ts';
import { wrapWords } from '../../ui/typography.ts';
import { around, type Arrow, type Box, boxOf, type Drawing, fontSize, labelLine, type Rect } from './drawing.ts';
import { type DrawnNode, listHeight } from './drawn-node.ts';

const cell = { width: 150, height: 72 };
/** The width of a character of a label, in mono. */
const labelWidth = 8.4;
const gapX = 96;
const framePad = 22;
/** Above the frame. */
const nameHeight = 20;
/** Half the distance between an arrow and its reply. */
const lane = 9;

/**
 * Boxes on their grid, arrows straight across the row or the column that both boxes share.
 * Diagrams of groups stand closer, since their boxes are whole layers.
 */
export function layOutWide(nodes: readonly DrawnNode[], edges: readonly DiagramEdge[]): Drawing {
  const gapY = nodes.some(({ items }) => items.length > 0) ? 56 : 92;
  const rowHeights = rowHeightsOf(nodes, gapY);
  const boxes = nodes.map((node) => ({ ...place(node, rowHeights, gapY), node }));
  const canvas = around(boxes, framePad);
  const shifted = boxes.map((box) => ({ ...box, x: box.x - canvas.x, y: box.y - canvas.y + nameHeight }));
  const frame = around(
    shifted.filter(({ node }) => !node.isOutside),
    framePad - 1,
  );
  return {
    width: canvas.width,
    height: canvas.height + nameHeight,
    fontSize,
    labelSize: 14,
    boxes: shifted,
    frame,
    arrows: edges.flatMap((edge) => straightArrows(shifted, edge, frame)),
  };
}

/** By row of the grid, the first one first: as high as the boxes that end there need. */
function rowHeightsOf(nodes: readonly DrawnNode[], gapY: number): readonly number[] {
  const count = Math.max(...nodes.map(({ row, rows }) => row + rows - 1));
  const heights = Array.from({ length: count }, () => cell.height);
  for (const node of nodes.toSorted((a, b) => a.row + a.rows - b.row - b.rows)) {
    const last = node.row + node.rows - 2;
    const missing = listHeight(node, widthOf(node)) - heightOf(node, heights, gapY);
    if (missing > 0) heights[last] = (heights[last] ?? 0) + missing;
  }
  return heights;
}

function place(node: DrawnNode, heights: readonly number[], gapY: number): Rect {
  const above = heights.slice(0, node.row - 1);
  return {
    x: (node.column - 1) * (cell.width + gapX),
    y: sum(above) + above.length * gapY,
    width: widthOf(node),
    height: heightOf(node, heights, gapY),
  };
}

function widthOf({ columns }: DrawnNode): number {
  return columns * cell.width + (columns - 1) * gapX;
}

function heightOf({ row, rows }: DrawnNode, heights: readonly number[], gapY: number): number {
  return sum(heights.slice(row - 1, row - 1 + rows)) + (rows - 1) * gapY;
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((all, length) => all + length, 0);
}

/** The arrow, and the one back when there is a reply: above and below each other, or side by side. */
export function straightArrows(boxes: readonly Box[], { label, reply, ...ends }: DiagramEdge, frame: Rect): Arrow[] {
  const [from, to] = [boxOf(boxes, ends.from), boxOf(boxes, ends.to)];
  const y = middle(from.y, from.height, to.y, to.height);
  const isRow = y !== undefined;
  const offset = reply === undefined ? 0 : lane;
  const there = isRow ? across(from, to, y - offset, label, true, frame) : down(from, to, -offset, label, frame);
  if (reply === undefined) return [there];
  return [there, isRow ? across(to, from, y + offset, reply, false, frame) : down(to, from, offset, reply, frame)];
}

function across(from: Box, to: Box, y: number, label: string, isAbove: boolean, frame: Rect): Arrow {
  const [start, end] = from.x < to.x ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
  const free = besideBoundary(start, end, [frame.x, frame.x + frame.width]);
  const lines = wrapWords(label, Math.floor((free.length - 6) / labelWidth));
  const top = isAbove ? y - 9 - (lines.length - 1) * labelLine : y + 19;
  return {
    points: [
      [start, y],
      [end, y],
    ],
    lines,
    at: [free.middle, top],
    anchor: 'middle',
  };
}

function down(from: Box, to: Box, offset: number, label: string, frame: Rect): Arrow {
  const x = (middle(from.x, from.width, to.x, to.width) ?? (from.x + to.x) / 2) + offset;
  const [start, end] = from.y < to.y ? [from.y + from.height, to.y] : [from.y, to.y + to.height];
  // Left of the first column, there is less room than a label of that length takes.
  const room = offset < 0 ? Math.floor((x - 9) / labelWidth) : 12;
  const lines = wrapWords(label, Math.min(room, 12));
  const free = besideBoundary(start, end, [frame.y, frame.y + frame.height]);
  const top = free.middle + 4 - ((lines.length - 1) * labelLine) / 2;
  return {
    points: [
      [x, start],
      [x, end],
    ],
    lines,
    at: [x + (offset < 0 ? -9 : 9), top],
    anchor: offset < 0 ? 'end' : 'start',
  };
}

/** The room of a label along an arrow: all of it, or the longer part where the boundary crosses it. */
function besideBoundary(start: number, end: number, sides: readonly number[]): { middle: number; length: number } {
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const side = sides.find((at) => at > low && at < high);
  const [from, to] = side === undefined ? [low, high] : side - low > high - side ? [low, side] : [side, high];
  return { middle: (from + to) / 2, length: to - from };
}

/** The middle of the overlap of two spans, or `undefined` without one. */
function middle(a: number, aLength: number, b: number, bLength: number): number | undefined {
  const start = Math.max(a, b);
  const end = Math.min(a + aLength, b + bLength);
  return end > start ? (start + end) / 2 : undefined;
}
