import { wrapWords } from '../../ui/wrap-words.ts';
import { fontSize, outline, type Box } from './drawing.ts';
import type { DrawnItem } from './drawn-node.ts';
import type { IconIds } from './icon-sheet.tsx';
import { textWidth } from './text-width.ts';

const titleLine = 18;
/** Left and right of a row in its frame. */
const itemMargin = 13;
/** Where the rows of a wide group begin, right of its name, and the room between two. */
const [itemsStart, itemsGap] = [210, 14];

/** What stands in a box: its name; a group is a layer, its rows beside its name when there is room and listed when not. */
export function BoxContent({ box, sheet }: { box: Box; sheet: IconIds }) {
  const { node, x, y, width, height } = box;
  const middle = y + height / 2;
  if (node.items.length === 0) {
    // In a tall cell the icon stands above the name.
    const [icon, text] = height > 60 ? [y + 13, [x + 14, y + 54]] : [middle - 10, [x + 46, middle + 5]];
    return (
      <>
        <use href={`#${sheet.idOf(node.icon)}`} x={x + 14} y={icon} />
        <text x={text[0]} y={text[1]} fontWeight="600">
          {node.name}
        </text>
      </>
    );
  }
  const isWide = width > 500;
  const lines = wrapWords(node.name, isWide ? 22 : 19);
  const extra = (lines.length - 1) * titleLine;
  const top = isWide ? middle + 5 - extra / 2 : y + 27;
  const starts = node.items.map((_, index) =>
    node.items.slice(0, index).reduce((at, item) => at + itemWidth(item) + itemsGap, x + itemsStart),
  );
  const frames = node.items.map((item, index) =>
    outline({ x: starts[index] ?? x, y: middle - 22, width: itemWidth(item), height: 44 }),
  );
  return (
    <>
      {isWide && <path d={frames.join('')} className="fill-inset stroke-accent" />}
      {lines.map((line, index) => (
        <text key={line} x={x + 16} y={top + index * titleLine} fontWeight="600">
          {line}
        </text>
      ))}
      {node.items.map(({ name, icon }, index) => {
        const [left, line] = isWide
          ? [(starts[index] ?? x) + itemMargin, middle - 10]
          : [x + 16, y + 41 + extra + index * 26];
        return (
          <g key={name}>
            <use href={`#${sheet.idOf(icon)}`} x={left} y={line} />
            <text x={left + (isWide ? 28 : 26)} y={line + 15}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** As much room right of the name as left of its icon. */
function itemWidth({ name }: DrawnItem): number {
  return Math.round(textWidth(name, fontSize)) + 28 + 2 * itemMargin;
}
