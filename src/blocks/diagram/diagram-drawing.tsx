import { boxContent, type PlacedText } from './box-content.ts';
import type { IconIds } from './icon-sheet.tsx';
import { labelLine, type Arrow, type Drawing, type Rect } from './drawing.ts';

/**
 * A drawing as SVG: the boundary, the boxes with their icons, the arrows with their labels. Shapes of one look share one
 * path, and icons come from the section's `IconSheet`: the page stays light.
 * @param name the drawing's text for screen readers
 */
export function DiagramDrawing({
  drawing: { width, height, boxes, arrows, frame, fontSize, labelSize },
  boundary,
  name,
  sheet,
  className,
}: {
  drawing: Drawing;
  boundary: string;
  name: string;
  sheet: IconIds;
  className: string;
}) {
  const contents = boxes.map(boxContent);
  const rows = boxes.filter(({ node }) => node.isRow && node.items.length === 0);
  const others = boxes.filter((box) => !rows.includes(box));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className={className} fontSize={fontSize}>
      <g className="fill-none">
        <path d={outline(frame)} strokeDasharray="2 5" strokeOpacity="0.7" className="stroke-accent" />
        <path d={arrows.map(arrowPath).join('')} strokeWidth="1.25" className="stroke-quiet" />
      </g>
      <path d={others.map(outline).join('')} className="fill-raised stroke-line-strong" />
      <path
        d={[...rows, ...contents.flatMap(({ frames }) => frames)].map(outline).join('')}
        className="fill-inset stroke-accent"
      />
      {contents
        .flatMap(({ icons }) => icons)
        .map(({ at: [x, y], icon }) => (
          <use key={`${x} ${y}`} href={`#${sheet.idOf(icon)}`} x={x} y={y} />
        ))}
      <g className="fill-strong">
        <Texts texts={contents.flatMap(({ names }) => names)} />
        <g fontWeight="600">
          <Texts texts={contents.flatMap(({ titles }) => titles)} />
        </g>
      </g>
      {/* A stroke of the paper's colour keeps labels readable where they cross the boundary. */}
      <g fontSize={labelSize} strokeWidth="6" className="fill-body stroke-ink font-mono [paint-order:stroke]">
        <text x={frame.x + frame.width} y={frame.y - 7} textAnchor="end" className="fill-accent">
          {boundary}
        </text>
        {arrows.map((arrow) => (
          <Label key={`${arrow.lines.join(' ')} ${arrow.at.join(' ')}`} arrow={arrow} />
        ))}
      </g>
    </svg>
  );
}

function Texts({ texts }: { texts: readonly PlacedText[] }) {
  return texts.map(({ at: [x, y], text }) => (
    <text key={`${x} ${y}`} x={x} y={y}>
      {text}
    </text>
  ));
}

function Label({ arrow: { lines, at, anchor } }: { arrow: Arrow }) {
  return lines.map((line, index) => (
    <text key={line} x={at[0]} y={at[1] + index * labelLine} textAnchor={anchor === 'start' ? undefined : anchor}>
      {line}
    </text>
  ));
}

function outline({ x, y, width, height }: Rect): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The arrow's line, with an open head at its last point in the direction of the last stretch. Relative: equal stretches are equal bytes. */
function arrowPath({ points }: Arrow): string {
  const stretches = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return { x: x - fromX, y: y - fromY };
  });
  const line = stretches.map(({ x, y }) => (x === 0 ? `v${y}` : `h${x}`)).join('');
  const { x, y } = stretches.at(-1) ?? { x: 0, y: 0 };
  const backX = -Math.sign(x) * 7;
  const backY = -Math.sign(y) * 7;
  const head = backX === 0 ? `m-4 ${backY}l4 ${-backY}l4 ${backY}` : `m${backX} -4l${-backX} 4l${backX} 4`;
  return `M${points[0]?.join(' ')}${line}${head}`;
}
