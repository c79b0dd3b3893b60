import { BoxContent, type IconIds } from './box-content.tsx';
import { labelLine, outline, type Arrow, type Drawing } from './drawing.ts';

interface Props {
  drawing: Drawing;
  boundary: string;
  /** The drawing's text for screen readers. */
  name: string;
  sheet: IconIds;
  className: string;
}

/**
 * A drawing as SVG: the boundary, the boxes with their icons, the arrows with their labels. Icons come from the section's `IconSheet`,
 * and equal parts are written alike: the page stays light.
 */
export function DiagramDrawing({ drawing, boundary, name, sheet, className }: Props) {
  const { width, height, boxes, arrows, frame, fontSize, labelSize } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className={className} fontSize={fontSize}>
      <g className="fill-none">
        <path d={outline(frame)} strokeDasharray="2 5" strokeOpacity="0.7" className="stroke-accent" />
        <path d={arrows.map(arrowPath).join('')} strokeWidth="1.25" className="stroke-quiet" />
      </g>
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
        {arrows.map(({ lines, at: [x, y], anchor }) => (
          <g key={`${x} ${y}`} textAnchor={anchor === 'start' ? undefined : anchor}>
            {lines.map((line, index) => (
              <text key={line} x={Math.round(x)} y={Math.round(y + index * labelLine)}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
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
