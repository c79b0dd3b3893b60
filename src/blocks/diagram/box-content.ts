import type { IconName } from '#generated/icons.ts';
import type { Box, Point, Rect } from './drawing.ts';
import type { DrawnItem } from './drawn-node.ts';
import { wrapWords } from '../../ui/wrap-words.ts';

/** A text at its baseline's start. */
export interface PlacedText {
  at: Point;
  text: string;
}

/** An icon by its top left corner, 20 units wide. */
export interface PlacedIcon {
  at: Point;
  icon: IconName;
}

/** What stands in a box: its title, then the names, icons and frames of a group's technologies. */
export interface BoxContent {
  titles: PlacedText[];
  names: PlacedText[];
  icons: PlacedIcon[];
  frames: Rect[];
}

const titleLine = 18;
/** Where a wide layer's technologies begin, right of its name. */
const itemsStart = 210;

/** Texts, icons and frames inside a box. A box of a group is a layer, in a row when there is room and a list when not. */
export function boxContent(box: Box): BoxContent {
  if (box.node.items.length > 0) return box.width > 500 ? rowOfItems(box) : listOfItems(box);
  const { node, x, y, height } = box;
  // In a tall cell the icon stands above the name.
  const isStacked = height > 60;
  const iconAt: Point = [x + 14, isStacked ? y + 13 : y + height / 2 - 10];
  const textAt: Point = isStacked ? [x + 14, y + 54] : [x + 46, y + height / 2 + 5];
  return {
    titles: [{ at: textAt, text: node.name }],
    names: [],
    icons: [{ at: iconAt, icon: node.icon }],
    frames: [],
  };
}

function rowOfItems({ node, x, y, height }: Box): BoxContent {
  const lines = wrapWords(node.name, 22);
  const top = y + height / 2 + 5 - ((lines.length - 1) * titleLine) / 2;
  const frames: Rect[] = [];
  for (const item of node.items) {
    const before = frames.at(-1);
    const start = before === undefined ? x + itemsStart : before.x + before.width + 14;
    frames.push({ x: start, y: y + height / 2 - 22, width: itemWidth(item), height: 44 });
  }
  const middle = y + height / 2;
  return {
    titles: lines.map((text, index) => ({ at: [x + 16, top + index * titleLine], text })),
    names: node.items.map(({ name }, index) => ({ at: [(frames[index]?.x ?? x) + 40, middle + 5], text: name })),
    icons: node.items.map(({ icon }, index) => ({ at: [(frames[index]?.x ?? x) + 12, middle - 10], icon })),
    frames,
  };
}

function listOfItems({ node, x, y }: Box): BoxContent {
  const lines = wrapWords(node.name, 19);
  const below = y + 41 + (lines.length - 1) * titleLine;
  return {
    titles: lines.map((text, index) => ({ at: [x + 16, y + 27 + index * titleLine], text })),
    names: node.items.map(({ name }, index) => ({ at: [x + 42, below + 15 + index * 26], text: name })),
    icons: node.items.map(({ icon }, index) => ({ at: [x + 16, below + index * 26], icon })),
    frames: [],
  };
}

/** SVG text has no measured width at build time: 8.2 units for a character at this size, icon and margins added. */
function itemWidth({ name }: DrawnItem): number {
  return Math.round(name.length * 8.2) + 54;
}
