import type { DiagramEdge } from '#generated/types.ts';
import { around, boxOf, labelLine, type Arrow, type Box, type Drawing } from './drawing.ts';
import { type DrawnNode, listHeight } from './drawn-node.ts';
import { straightArrows } from './wide-layout.ts';
import { wrapWords } from '../../ui/typography.ts';

const left = 13;
/** Above the frame. */
const nameHeight = 20;
/** Layers are wider: they list their technologies. */
const boxWidth = ({ items }: DrawnNode): number => (items.length > 0 ? 202 : 178);
const canvasWidth = 304;
const trackWidth = 8;
/** Room between the boxes and the first track. */
const trackStart = 12;

/**
 * Boxes under one another in the diagram's order. Arrows between neighbours stand in the gap; the others run along the
 * right side, each on its own track, with their label where they arrive.
 */
export function layOutTall(nodes: readonly DrawnNode[], edges: readonly DiagramEdge[]): Drawing {
  const boxes = stack(nodes, edges);
  const rank = (id: string): number => nodes.findIndex((node) => node.id === id);
  const isNear = ({ from, to }: DiagramEdge): boolean => Math.abs(rank(from) - rank(to)) === 1;
  const frame = around(
    boxes.filter(({ node }) => !node.isOutside),
    left - 1,
  );
  return {
    width: canvasWidth,
    fontSize: 13,
    labelSize: 12,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + left,
    boxes,
    frame: { ...frame, width: canvasWidth - 2 },
    arrows: [
      ...edges.filter(isNear).flatMap((edge) => straightArrows(boxes, edge, frame)),
      ...sideArrows(
        boxes,
        edges.filter((edge) => !isNear(edge)),
      ),
    ],
  };
}

function stack(nodes: readonly DrawnNode[], edges: readonly DiagramEdge[]): Box[] {
  const boxes: Box[] = [];
  const width = Math.max(...nodes.map(boxWidth));
  for (const node of nodes) {
    const above = boxes.at(-1);
    const joins = ({ from, to }: DiagramEdge): boolean =>
      (from === node.id && to === above?.node.id) || (to === node.id && from === above?.node.id);
    const edge = edges.find(joins);
    const entersFrame = above?.node.isOutside === true && !node.isOutside ? 22 + nameHeight : 0;
    const gap = edge === undefined ? 24 : edge.reply === undefined ? 40 : 54;
    const y =
      above === undefined ? left + (node.isOutside ? 0 : nameHeight) : above.y + above.height + gap + entersFrame;
    boxes.push({ node, x: left, y, width, height: Math.max(48, listHeight(node, width)) });
  }
  return boxes;
}

function sideArrows(boxes: readonly Box[], edges: readonly DiagramEdge[]): Arrow[] {
  const ends = edges.flatMap(({ from, to }) => [from, to]);
  const taken = new Map<string, number>();
  /** Where the next arrow meets the right side of a box: its arrows share the side evenly. */
  const port = (id: string): number => {
    const box = boxOf(boxes, id);
    const turn = (taken.get(id) ?? 0) + 1;
    taken.set(id, turn);
    return Math.round(box.y + (box.height * turn) / (ends.filter((end) => end === id).length + 1));
  };
  const side = left + (boxes[0]?.width ?? 0);
  const labels = side + trackStart + edges.length * trackWidth;
  const limit = Math.floor((canvasWidth - labels - 4) / 6.2);
  const label = (text: string, y: number): Pick<Arrow, 'lines' | 'at' | 'anchor'> => {
    const lines = wrapWords(text, limit);
    return { lines, at: [labels, y + 4 - ((lines.length - 1) * labelLine) / 2], anchor: 'start' };
  };
  return edges.flatMap(({ from, to, label: text, reply }, index) => {
    const track = side + trackStart + index * trackWidth;
    const [start, end] = [port(from), port(to)];
    const points = [
      [side, start],
      [track, start],
      [track, end],
      [side, end],
    ] as const;
    const there: Arrow = { points, ...label(text, end) };
    if (reply === undefined) return [there];
    return [there, { points: points.toReversed(), ...label(reply, start) }];
  });
}
