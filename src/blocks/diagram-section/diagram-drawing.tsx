import { Icon } from '../../ui/icon.tsx';
import { labelLine, type Arrow, type Box, type Drawing } from './drawing.ts';
import type { DrawnItem } from './drawn-node.ts';
import { wrapWords } from './wrap-words.ts';

/** A drawing as SVG: the boundary, the boxes with their icons, the arrows with their labels. `name` is its text for screen readers. */
export function DiagramDrawing({
  drawing: { width, height, boxes, arrows, frame },
  boundary,
  name,
  className,
}: {
  drawing: Drawing;
  boundary: string;
  name: string;
  className: string;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className={className} fontSize="14">
      <rect {...frame} rx="4" strokeDasharray="2 5" className="fill-none stroke-azure/70" />
      <g strokeWidth="1.25" className="fill-none stroke-quiet">
        {arrows.map(({ points }) => (
          <path key={points.join(' ')} d={`M${points.map((point) => point.join(' ')).join('L')}${arrowHead(points)}`} />
        ))}
      </g>
      {boxes.map((box) => (
        <NodeBox key={box.node.id} box={box} />
      ))}
      {/* A stroke of the paper's colour keeps labels readable where they cross the boundary. */}
      <g fontSize="12" strokeWidth="5" className="fill-body stroke-ink font-mono [paint-order:stroke]">
        <text x={frame.x + 14} y={frame.y + 4} className="fill-azure">
          {boundary}
        </text>
        {arrows.map((arrow) => (
          <Label key={`${arrow.lines.join(' ')} ${arrow.at.join(' ')}`} arrow={arrow} />
        ))}
      </g>
    </svg>
  );
}

function Label({ arrow: { lines, at, anchor } }: { arrow: Arrow }) {
  return lines.map((line, index) => (
    <text key={line} x={at[0]} y={at[1] + index * labelLine} textAnchor={anchor}>
      {line}
    </text>
  ));
}

/** An open head at the last of the points, in the direction of the last stretch. */
function arrowHead(points: Arrow['points']): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  if (x !== fromX) {
    const back = x > fromX ? -7 : 7;
    return `m${back} -4L${x} ${y}l${back} 4`;
  }
  const back = y > fromY ? -7 : 7;
  return `m-4 ${back}L${x} ${y}l4 ${back}`;
}

function NodeBox({ box }: { box: Box }) {
  const { node, x, y, width, height } = box;
  const stroke = { technology: 'stroke-azure', group: 'stroke-line-strong', other: 'stroke-line-strong' }[node.kind];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="4" className={`fill-raised ${stroke}`} />
      {node.items.length > 0 ? <GroupContent box={box} /> : <SimpleContent box={box} />}
    </g>
  );
}

/** Icon and name on one line, centred in the height: in a wide cell the icon stands above the name. */
function SimpleContent({ box: { node, width, height } }: { box: Box }) {
  const tone = node.kind === 'technology' ? 'text-azure' : 'text-quiet';
  const isStacked = height > 60;
  return (
    <>
      <Placed x={14} y={isStacked ? 13 : (height - 20) / 2}>
        <Icon name={node.icon} className={`size-5 ${tone}`} />
      </Placed>
      <text x={isStacked ? 14 : 46} y={isStacked ? 54 : height / 2 + 5} fontWeight="600" className="fill-strong">
        {wrapWords(node.title, Math.floor((width - 14) / 7.4)).join(' ')}
      </text>
    </>
  );
}

/** A layer: its name, then its technologies in a row when there is room, under one another when not. */
function GroupContent({ box: { node, width, height } }: { box: Box }) {
  const isWide = width > 500;
  const lines = wrapWords(node.title, isWide ? 22 : 19);
  const top = isWide ? height / 2 + 5 - (lines.length - 1) * 9 : 27;
  const below = top + (lines.length - 1) * 18 + 14;
  let x = 210;
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} x={16} y={top + index * 18} fontWeight="600" className="fill-strong">
          {line}
        </text>
      ))}
      {node.items.map((item, index) => {
        if (!isWide) return <Item key={item.title} item={item} x={16} y={below + index * 26} />;
        const at = x;
        x += itemWidth(item) + 14;
        return (
          <g key={item.title}>
            <rect
              x={at}
              y={(height - 44) / 2}
              width={itemWidth(item)}
              height={44}
              rx="3"
              className="fill-ink stroke-azure"
            />
            <Item item={item} x={at + 12} y={(height - 20) / 2} />
          </g>
        );
      })}
    </>
  );
}

function Item({ item: { title, icon }, x, y }: { item: DrawnItem; x: number; y: number }) {
  return (
    <>
      <Placed x={x} y={y}>
        <Icon name={icon} className="size-5 text-azure" />
      </Placed>
      <text x={x + 28} y={y + 15} className="fill-strong">
        {title}
      </text>
    </>
  );
}

/** SVG text has no measured width at build time: 7.3 units for a character at this size, icon and margins added. */
function itemWidth({ title }: DrawnItem): number {
  return Math.round(title.length * 7.3) + 54;
}

function Placed({ x, y, children }: { x: number; y: number; children: React.ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
