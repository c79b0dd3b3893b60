import type { GraphScreen, ScreenNode } from '#generated/types.ts';

/** A query, the graph that it found, and its relations as lines of text, for visitors who do not see the drawing. */
export function GraphContent({ query, nodes, relations }: GraphScreen) {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name;
  return (
    <>
      <p className="border-b border-line p-4 font-mono text-small wrap-anywhere text-strong sm:px-6">
        <code>{query}</code>
      </p>
      <div className="grid items-center gap-6 p-4 sm:p-6 lg:grid-cols-[3fr_2fr]">
        <GraphDrawing nodes={nodes} relations={relations} />
        <ul className="text-small">
          {relations.map(({ from, type, to }) => (
            <li key={`${from} ${type} ${to}`} className="border-line py-2 not-first:border-t">
              <span className="text-strong">{nameOf(from)}</span>{' '}
              <span className="font-mono text-label tracking-normal text-accent">{type}</span>{' '}
              <span className="text-strong">{nameOf(to)}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A cell of the grid, and the circle of a node, in units of the drawing. */
const cell = { width: 132, height: 112 };
const radius = 20;
/** From the upper edge to the middle of the first row. */
const top = 24;
/** The part of the outer cells that is cut off at both sides: names are narrower. */
const side = 10;
/** The lower edge of the words under a node, and half of their width. */
const words = { bottom: 58, halfWidth: 42 };

type Point = readonly [x: number, y: number];

/** Nodes on a grid and arrows between them. Decorative: the relations stand beside it as text, on telephones their types there alone. */
function GraphDrawing({ nodes, relations }: Pick<GraphScreen, 'nodes' | 'relations'>) {
  const width = cell.width * Math.max(...nodes.map(({ column }) => column));
  const height = cell.height * Math.max(...nodes.map(({ row }) => row)) - 24;
  const marks = marksOf(nodes.map(({ label }) => label));
  const places = new Map(nodes.map((node) => [node.id, centreOf(node)]));
  const arrows = relations.flatMap(({ from, to, type }) => {
    const [start, end] = [places.get(from), places.get(to)];
    return start === undefined || end === undefined ? [] : [{ type, start, end }];
  });
  return (
    <svg
      viewBox={`${side} 0 ${width - 2 * side} ${height}`}
      aria-hidden="true"
      className="w-full max-w-lg overflow-visible"
    >
      <path d={arrows.map(({ start, end }) => arrowPath(start, end)).join('')} className="fill-none stroke-quiet" />
      {/* A stroke of the paper's colour keeps words readable where an arrow runs behind them. */}
      <g textAnchor="middle" strokeWidth="6" fontSize="13" className="stroke-ink [paint-order:stroke]">
        {nodes.map((node) => (
          <Node key={node.id} node={node} mark={marks.get(node.label) ?? ''} />
        ))}
        <g className="fill-accent font-mono max-sm:hidden">
          {arrows.map(({ type, start, end }) => {
            const [x, y] = labelPlace(start, end);
            return (
              <text key={`${type} ${x} ${y}`} x={x} y={y}>
                {type}
              </text>
            );
          })}
        </g>
      </g>
    </svg>
  );
}

/** A circle with the mark of the node's kind, then its name and its kind. */
function Node({ node, mark }: { node: ScreenNode; mark: string }) {
  const [x, y] = centreOf(node);
  const { name, label, found = false } = node;
  return (
    <g className="fill-strong">
      <circle
        cx={x}
        cy={y}
        r={radius}
        strokeWidth={found ? 2.5 : 1}
        className={`fill-inset ${found ? 'stroke-accent' : 'stroke-quiet'}`}
      />
      <text x={x} y={y + 5} strokeWidth="0" className="font-mono max-sm:text-base">
        {mark}
      </text>
      <text x={x} y={y + 37} className="max-sm:text-base">
        {name}
      </text>
      <text x={x} y={y + 52} className="fill-quiet max-sm:hidden">
        {label}
      </text>
    </g>
  );
}

/** By what nodes are: its first letter, or two where others begin with it (`Pi`, `Pr`). */
function marksOf(labels: readonly string[]): ReadonlyMap<string, string> {
  const kinds = [...new Set(labels)];
  const isAlone = (mark: string) => kinds.filter((kind) => kind.startsWith(mark)).length === 1;
  return new Map(kinds.map((kind) => [kind, isAlone(kind.charAt(0)) ? kind.charAt(0) : kind.slice(0, 2)]));
}

function centreOf({ column, row }: ScreenNode): Point {
  return [cell.width * (column - 0.5), top + cell.height * (row - 1)];
}

/** From the edge of one circle to that of another, with an open head. One that comes from below ends under the words of the node, not in them. */
function arrowPath([fromX, fromY]: Point, [toX, toY]: Point): string {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [x, y] = [(toX - fromX) / length, (toY - fromY) / length];
  const along = (distance: number, aside: number) =>
    [fromX + x * distance - y * aside, fromY + y * distance + x * aside].map(Math.round).join(' ');
  const isUnderWords = y < 0 && (words.bottom * Math.abs(x)) / -y < words.halfWidth;
  const tip = length - (isUnderWords ? words.bottom / -y : radius + 2);
  return `M${along(radius + 2, 0)}L${along(tip, 0)}M${along(tip - 7, 4)}L${along(tip, 0)}L${along(tip - 7, -4)}`;
}

/** On the arrow: above the middle of a level one; of others below the words that stand under a node, level with those words' lower edge. */
function labelPlace([fromX, fromY]: Point, [toX, toY]: Point): Point {
  if (fromY === toY) return [(fromX + toX) / 2, fromY - 6];
  const y = Math.min(fromY, toY) + 75;
  return [fromX + ((toX - fromX) * (y - 4 - fromY)) / (toY - fromY), y];
}
