import { BoxContent } from './box-content.tsx';
import { labelLine, outline, type Arrow, type Drawing } from './drawing.ts';
import type { IconIds } from './icon-sheet.tsx';

interface Props {
  drawing: Drawing;
  boundary: string;
  /** The drawing's text for screen readers. */
  name: string;
  sheet: IconIds;
  className: string;
}

/**
 * A drawing as SVG: the boundary, the boxes with their icons, the arrows with their labels. Boxes of one look share one
 * path, and icons come from the section's `IconSheet`: the page stays light.
 */
export function DiagramDrawing({ drawing, boundary, name, sheet, className }: Props) {
  const { width, height, boxes, arrows, frame, fontSize, labelSize } = drawing;
  const rows = boxes.filter(({ node }) => node.isRow && node.items.length === 0);
  const others = boxes.filter((box) => !rows.includes(box));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className={className} fontSize={fontSize}>
      <g className="fill-none">
        <path d={outline(frame)} strokeDasharray="2 5" strokeOpacity="0.7" className="stroke-accent" />
        <path d={arrows.map(arrowPath).join('')} strokeWidth="1.25" className="stroke-quiet" />
      </g>
      <path d={others.map(outline).join('')} className="fill-raised stroke-line-strong" />
      <path d={rows.map(outline).join('')} className="fill-inset stroke-accent" />
      <g className="fill-strong">
        {boxes.map((box) => (
          <BoxContent key={box.node.id} box={box} sheet={sheet} />
        ))}
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

function Label({ arrow: { lines, at, anchor } }: { arrow: Arrow }) {
  return lines.map((line, index) => (
    <text key={line} x={at[0]} y={at[1] + index * labelLine} textAnchor={anchor === 'start' ? undefined : anchor}>
      {line}
    </text>
  ));
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
