import { type Box, fontSize, outline } from './drawing.ts';
import { type DrawnItem, isWide, itemTop, nameLines, titleLine } from './drawn-node.ts';
import { iconByName, type IconName } from '#generated/icons.ts';
import { Shapes } from '../../ui/icons.tsx';

/** Left and right of a row in its frame. */
const itemMargin = 13;
/** Where the rows of a wide group begin, right of its name, and the room between two. */
const [itemsStart, itemsGap] = [210, 14];

/**
 * A box with its content, positioned from its own corner: equal boxes are then equal bytes. The name is under the icon in a high box. A group
 * is a layer with its rows beside its name, or listed below it in a narrow box.
 */
export function BoxContent({ box, sheet }: { box: Box; sheet: IconIds }) {
  const { node, x, y, width, height } = box;
  const isHigh = height > 60;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={outline({ x: 0, y: 0, width, height })}
        className={
          node.isRow && node.items.length === 0 ? 'fill-inset stroke-accent' : 'fill-raised stroke-line-strong'
        }
      />
      {node.items.length > 0 ? (
        <Group box={box} sheet={sheet} />
      ) : (
        <>
          <use href={`#${sheet.idOf(node.icon)}`} x={14} y={isHigh ? 13 : 14} />
          <text x={isHigh ? 14 : 46} y={isHigh ? 54 : 29} fontWeight="600">
            {node.name}
          </text>
        </>
      )}
    </g>
  );
}

function Group({ box: { node, width, height }, sheet }: { box: Box; sheet: IconIds }) {
  const middle = height / 2;
  const isBeside = isWide(width);
  const lines = nameLines(node.name, width);
  const top = isBeside ? middle + 5 - ((lines.length - 1) * titleLine) / 2 : 27;
  const starts = node.items.map((_, index) =>
    node.items.slice(0, index).reduce((at, item) => at + itemWidth(item) + itemsGap, itemsStart),
  );
  const frames = node.items.map((item, index) =>
    outline({ x: starts[index] ?? 0, y: middle - 22, width: itemWidth(item), height: 44 }),
  );
  return (
    <>
      {isBeside && <path d={frames.join('')} className="fill-inset stroke-accent" />}
      {lines.map((line, index) => (
        <text key={line} x={16} y={top + index * titleLine} fontWeight="600">
          {line}
        </text>
      ))}
      {node.items.map(({ name, icon }, index) => (
        <g
          key={name}
          transform={
            isBeside
              ? `translate(${(starts[index] ?? 0) + itemMargin} ${middle - 10})`
              : `translate(16 ${itemTop(lines.length, index)})`
          }
        >
          <use href={`#${sheet.idOf(icon)}`} />
          <text x={isBeside ? 28 : 26} y={15}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

/** As much room right of the name as left of its icon. */
function itemWidth({ name }: DrawnItem): number {
  return Math.round(textWidth(name, fontSize)) + 28 + 2 * itemMargin;
}

/** Advances of letters in thousandths of the size, as Inter and its like have them; of all others `usual`. */
const advances: readonly (readonly [letters: RegExp, advance: number])[] = [
  [/[ ilj.,:;'’|!I]/u, 255],
  [/[\u00A0\u202Ftfr()/]/u, 335],
  [/[mwMW]/u, 870],
  [/[A-ZÀ-Þ]/u, 680],
  [/\d/u, 600],
];
const usual = 572;

/** Width of a text about as wide as it will be drawn: SVG text has none at build time. Within a twentieth for names. */
function textWidth(text: string, size: number): number {
  const sum = Array.from(text, (letter) => advances.find(([letters]) => letters.test(letter))?.[1] ?? usual);
  return (sum.reduce((width, advance) => width + advance, 0) / 1000) * size;
}

/** The icons that a section's drawings share, and the id of each. */
export interface IconIds {
  icons: readonly IconName[];
  idOf: (icon: IconName) => string;
}

/** Short ids, by rank: they are written once for each use. `prefix` is unique on the page. */
export function iconIds(prefix: string, icons: readonly IconName[]): IconIds {
  const unique = [...new Set(icons)];
  return { icons: unique, idOf: (icon) => `${prefix}${unique.indexOf(icon)}` };
}

/**
 * The icons, each drawn once, for `<use>`. The sheet takes no room; it is not `display: none`, because some browsers
 * then draw nothing.
 */
export function IconSheet({ icons, idOf }: IconIds) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {icons.map((icon) => (
          <g key={icon} id={idOf(icon)} transform="scale(.8333)" className="icon text-accent">
            <Shapes of={iconByName[icon]} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
