import { useId } from 'react';
import { isometricBox, isometricPoint, type Point } from './isometric.ts';
import type { HeroStack, Part } from '#generated/types.ts';
import { joinNames } from '../../../ui/join-names.ts';

const side = 170;
const thickness = 7;
const gap = 76;
const origin: Point = [168, 22];
const width = 340;
/** From the upper edge to the first plate's right corner: what the list's rows leave free, too. */
const head = 107;
/** From the last plate's right corner to the lower edge. */
const foot = 103;

/** Where blocks stand on a plate, by their number: near its front edges, the part that the plate above leaves visible. */
const places: Record<number, readonly Point[]> = {
  1: [[112, 112]],
  2: [
    [116, 44],
    [44, 116],
  ],
  3: [
    [118, 22],
    [112, 112],
    [22, 118],
  ],
};

/**
 * Layers in exploded isometric view, one plate for each and one block for each of its items, inside a boundary. The drawing is
 * decoration; the names beside it are text, in rows as high as the plates are apart in the drawing's own units (see `rowHeights`).
 */
export function StackAside({ layers, boundary, caption, className }: HeroStack & { className: string }) {
  const shapes = useId();
  const height = head + (layers.length - 1) * gap + foot;
  return (
    <figure className={`panel-in ${className}`}>
      <div className="grid grid-cols-[11fr_8fr] sm:max-w-xl lg:max-w-none">
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden="true">
          <path d={`M0 60V${height - 1}H${width - 4}`} className="fill-none stroke-line-strong" strokeDasharray="2 6" />
          <path d={`M0 60V1H60`} className="fill-none stroke-azure" />
          <defs>
            <PlateShape id={`${shapes}plate`} />
            <ServiceShape id={`${shapes}service`} />
          </defs>
          {[...layers.entries()].toReversed().map(([index, { id, items }]) => (
            <Plate
              key={id}
              shapes={shapes}
              index={index}
              count={items?.length ?? 0}
              isLast={index === layers.length - 1}
            />
          ))}
        </svg>
        <ol className="flex flex-col before:grow-[107] before:content-['']">
          {layers.map((layer) => (
            <Name key={layer.id} layer={layer} />
          ))}
        </ol>
      </div>
      <figcaption className="mt-5 flex flex-wrap gap-x-4 text-small text-quiet">
        <span className="label text-azure">{boundary}</span>
        {caption}
      </figcaption>
    </figure>
  );
}

function Name({ layer: { name, shortName = name, items } }: { layer: Part }) {
  return (
    <li className={rowHeights}>
      <div className="relative -top-2 pl-3">
        <p className="label text-strong">{shortName}</p>
        <p className="mt-1 hidden text-small leading-snug text-quiet sm:block lg:hidden xl:block">
          {joinNames(items ?? [])}
        </p>
      </div>
    </li>
  );
}

/** 107 = origin y + side / 2, then 76 = gap; the rest of the drawing below the last corner is 103. */
const rowHeights = 'min-h-0 grow-[76] basis-0 last:grow-[103]';

/** Both shapes are drawn once and placed by `<use>`: the page stays light. */
function PlateShape({ id }: { id: string }) {
  const box = isometricBox([0, 0, 0], [side, side, thickness]);
  return (
    <g id={id}>
      <path d={box.left + box.right} strokeOpacity="0.6" className="fill-ink stroke-quiet" />
      <path d={box.top} strokeOpacity="0.6" className="fill-raised stroke-quiet" />
      <path d={isometricBox([8, 8, 0], [side - 16, side - 16, 0]).top} className="fill-none stroke-line-strong" />
    </g>
  );
}

function ServiceShape({ id }: { id: string }) {
  const box = isometricBox([0, 0, 20], [34, 34, 20]);
  return (
    <g id={id} className="stroke-azure" strokeLinejoin="round">
      <path d={box.left} className="fill-ink" />
      <path d={box.right} className="fill-inset" />
      <path d={box.top} className="fill-raised" />
    </g>
  );
}

/** A plate with its services, its leader line to the right edge, and posts down to the plate below. */
function Plate({ shapes, index, count, isLast }: { shapes: string; index: number; count: number; isLast: boolean }) {
  const corner = isometricPoint(side, 0, 0);
  return (
    <g transform={`translate(${origin[0]} ${origin[1] + index * gap})`}>
      {!isLast && <path d={posts} className="stroke-line-strong" strokeDasharray="1 5" />}
      <use href={`#${shapes}plate`} />
      {(places[Math.min(count, 3)] ?? []).map(([u, v]) => {
        const [x, y] = isometricPoint(u, v, 0);
        return <use key={`${u}-${v}`} href={`#${shapes}service`} x={x} y={y} />;
      })}
      <path d={`M${corner[0]} ${corner[1]}H${width - origin[0]}`} className="stroke-line-strong" />
      <circle cx={corner[0]} cy={corner[1]} r={2.5} className="fill-azure" />
    </g>
  );
}

/** From the plate's three visible corners down to the plate below. */
const posts = [isometricPoint(side, 0, 0), isometricPoint(0, side, 0), isometricPoint(side, side, 0)]
  .map(([x, y]) => `M${x} ${y}v${gap}`)
  .join('');
