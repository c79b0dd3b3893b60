import { cable, cornersOf, depth, foot, groundsOf, halfWidth, head, origin, type Point, topOf } from './geometry.ts';
import type { MachineItem, MachineLayer } from './machine-layers.ts';

interface DrawingProps {
  /** The id of the shapes, which stand once on the page. */
  shapes: string;
  layers: readonly MachineLayer[];
  className: string;
  /** Of the first plate. */
  scale?: number;
}

/** The layers as plates in exploded isometric view, with blocks for their items. Decoration: the words stand beside it. */
export function StackDrawing({ shapes, layers, className, scale = 1 }: DrawingProps) {
  const corners = cornersOf(layers.length, scale);
  const half = Math.ceil(halfWidth * scale) + 2;
  const height = (corners.at(-1)?.[1] ?? 0) + head - origin[1] + foot;
  return (
    <svg
      viewBox={`${origin[0] - half} 0 ${2 * half} ${height}`}
      className={`overflow-visible stroke-quiet ${className}`}
      aria-hidden="true"
    >
      <Plates shapes={shapes} layers={layers} corners={corners} scale={scale} />
    </svg>
  );
}

/** From one plate to the next of a slab's neighbours: far enough to see all of the slab. */
const apart = 132;

/** Over the edges at which a neighbour is cropped. */
const fades = {
  above: '[mask:linear-gradient(#0000,#000_12%)]',
  below: '[mask:linear-gradient(#000_88%,#0000)]',
  both: '[mask:linear-gradient(#0000,#000_12%,#000_88%,#0000)]',
};

/** The layer that holds the subject, twice as large, between those above and below it, cropped, with the cables to what it is connected to. */
export function SlabDrawing({ shapes, layers, className, subject }: DrawingProps & { subject: string }) {
  const corners = cornersOf(layers.length, 1, apart);
  const at = Math.max(
    0,
    layers.findIndex(({ items }) => items.some(({ name }) => name === subject)),
  );
  const [left, top] = corners[at] ?? origin;
  const [above, below] = [at === 0 ? 16 : 74, at === layers.length - 1 ? 16 : 62];
  const places = placesOf(layers, corners);
  const from = places.find(({ item }) => item.name === subject)?.top;
  const ends = places.filter(({ item }) => item.look === 'near');
  return (
    <svg
      viewBox={`${left - halfWidth - 16} ${top - above} ${2 * halfWidth + 32} ${above + depth + 7 + below}`}
      className={`overflow-hidden stroke-quiet ${at === 0 ? fades.below : at === layers.length - 1 ? fades.above : fades.both} ${className}`}
      aria-hidden="true"
    >
      <Plates shapes={shapes} layers={layers} corners={corners} />
      {from !== undefined && (
        <g className="fill-none stroke-accent" strokeWidth="2.5">
          {ends.map(({ item, top: end }) => (
            <path key={item.key} d={cable(from, end)} className={`k${item.key}`} />
          ))}
          {[from, ...ends.map(({ top: end }) => end)].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className="fill-ink" />
          ))}
        </g>
      )}
    </svg>
  );
}

function placesOf(layers: readonly MachineLayer[], corners: readonly Point[]): { item: MachineItem; top: Point }[] {
  return layers.flatMap(({ items }, index) => {
    const grounds = groundsOf(items.length);
    return items.map((item, place) => ({ item, top: topOf(corners[index] ?? origin, grounds[place] ?? [0, 0]) }));
  });
}

/** The lowest plate first: each covers the one below it. */
function Plates({
  shapes,
  layers,
  corners,
  scale = 1,
}: Omit<DrawingProps, 'className'> & { corners: readonly Point[] }) {
  return [...layers.entries()]
    .toReversed()
    .map(([index, layer]) => (
      <Plate
        key={layer.id}
        shapes={shapes}
        layer={layer}
        at={corners[index] ?? origin}
        isFloor={index < layers.length - 1}
        scale={index === 0 ? scale : 1}
      />
    ));
}

interface PlateProps {
  shapes: string;
  layer: MachineLayer;
  at: Point;
  /** On posts. */
  isFloor?: boolean;
  scale?: number;
}

/** A layer, and its blocks: those nearer to the eye are drawn last. */
export function Plate({ shapes, layer: { items, isOwn }, at, isFloor = false, scale = 1 }: PlateProps) {
  const grounds = groundsOf(items.length, scale);
  const blocks = items.map((item, place) => ({ ...item, ground: grounds[place] ?? ([0, 0] as const) }));
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <use
        href={`#${shapes}${isFloor ? 'floor' : 'plate'}`}
        transform={scale === 1 ? undefined : `scale(${scale})`}
        className={classOf(isOwn ? 'stroke-azure' : '', ...items.map(({ key }) => key))}
      />
      {blocks
        .toSorted((one, other) => one.ground[1] - other.ground[1])
        .map(({ name, key, look, colours, ground: [x, y] }) => (
          <use key={name} href={`#${shapes}${look}`} x={x || undefined} y={y} className={classOf(colours, key)} />
        ))}
    </g>
  );
}

function classOf(colours: string, ...keys: readonly number[]): string | undefined {
  return [colours, ...keys.filter((key) => key > 0).map((key) => `k${key}`)].join(' ').trim() || undefined;
}
