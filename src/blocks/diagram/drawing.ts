import type { DrawnNode } from './drawn-node.ts';

/** A rectangle in drawing units, y downwards. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Box extends Rect {
  node: DrawnNode;
}

export type Point = readonly [x: number, y: number];

/** An arrow: its corners from tail to tip, and its label's lines around `at`. */
export interface Arrow {
  points: readonly Point[];
  lines: readonly string[];
  at: Point;
  anchor: 'start' | 'middle' | 'end';
}

/** A whole drawing, in a canvas that starts at 0, 0. `frame` surrounds the boxes inside the boundary. */
export interface Drawing {
  width: number;
  height: number;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
  frame: Rect;
  /** Of the names in boxes. */
  fontSize: number;
  /** Of the labels of arrows. */
  labelSize: number;
}

/** The font size of the names in the boxes of a wide drawing. */
export const fontSize = 15;

/** Of an arrow's label. */
export const labelLine = 15;

/** The smallest rectangle around all `rects`, grown by `margin` on every side. */
export function around(rects: readonly Rect[], margin: number): Rect {
  const x = Math.min(...rects.map((rect) => rect.x)) - margin;
  const y = Math.min(...rects.map((rect) => rect.y)) - margin;
  const right = Math.max(...rects.map((rect) => rect.x + rect.width)) + margin;
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** The box of the node `id`. Throws when there is none: a contract test holds the arrows against the boxes. */
export function boxOf(boxes: readonly Box[], id: string): Box {
  const box = boxes.find(({ node }) => node.id === id);
  if (box === undefined) throw new Error(`no box "${id}"`);
  return box;
}

/** A rectangle as the path of its border. */
export function outline({ x, y, width, height }: Rect): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
