import { useId } from 'react';
import type { HeroStack } from '#generated/types.ts';
import { joinNames } from '../../../ui/typography.ts';

const width = 340;
/** The distance from one plate to the next. */
const gap = 76;
/** From the upper edge to the first plate's right corner, and from the last plate's right corner to the lower edge. */
const [head, foot] = [107, 103];
/** The height of each name in the drawing's proportions: `gap` for each plate, `foot` for the last one. */
const rowHeights = 'min-h-0 grow-[76] basis-0 last:grow-[103]';

/** The places of blocks on a plate, by their number: near its front edges, the part that the plate above leaves visible. */
const places: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 112]],
  2: [
    [62, 80],
    [-62, 80],
  ],
  3: [
    [83, 70],
    [0, 112],
    [-83, 70],
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
          <Shapes id={shapes} />
          {[...layers.entries()].toReversed().map(([index, { id, items = [] }]) => (
            <g key={id} transform={`translate(168 ${22 + index * gap})`}>
              <use href={`#${shapes}${index < layers.length - 1 ? 'floor' : 'plate'}`} />
              {places[Math.min(items.length, 3)]?.map(([x, y]) => (
                <use key={x} href={`#${shapes}service`} x={x} y={y} />
              ))}
            </g>
          ))}
        </svg>
        <ol className="flex flex-col before:grow-[107] before:content-['']">
          {layers.map(({ id, name, shortName = name, items }) => (
            <li key={id} className={rowHeights}>
              <div className="relative -top-2 pl-3">
                <p className="label text-strong">{shortName}</p>
                <p className="mt-1 hidden text-small leading-snug text-quiet sm:block lg:hidden xl:block">
                  {joinNames(items ?? [])}
                </p>
              </div>
            </li>
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

/** From the plate's three visible corners down to the plate below. */
const posts = ['147 85', '-147 85', '0 170'].map((corner) => `M${corner}v${gap}`).join('');

/**
 * A plate, 170 units along both axes and 7 thick, with the end of the line to its name, alone and on posts, and a block of 34 by 34, 20 high:
 * drawn once and placed by `<use>`. Both axes are at 30° to the horizontal, corners on whole units; the origin is the back corner of the
 * plate, and of the block's ground.
 */
function Shapes({ id }: { id: string }) {
  return (
    <defs>
      <g id={`${id}plate`}>
        <path
          d="M-147 85l147 85v7l-147-85zM0 170l147-85v7l-147 85z"
          strokeOpacity="0.6"
          className="fill-ink stroke-quiet"
        />
        <path d="M0 0l147 85l-147 85l-147-85z" strokeOpacity="0.6" className="fill-raised stroke-quiet" />
        <path d="M0 8l133 77l-133 77l-133-77zM147 85h25" className="fill-none stroke-line-strong" />
        <circle cx={147} cy={85} r={2.5} className="fill-azure" />
      </g>
      <g id={`${id}floor`}>
        <path d={posts} className="stroke-line-strong" strokeDasharray="1 5" />
        <use href={`#${id}plate`} />
      </g>
      <g id={`${id}service`} className="stroke-azure" strokeLinejoin="round">
        <path d="M-29-3l29 17v20l-29-17z" className="fill-ink" />
        <path d="M0 14l29-17v20l-29 17z" className="fill-inset" />
        <path d="M0-20l29 17l-29 17l-29-17z" className="fill-raised" />
      </g>
    </defs>
  );
}
