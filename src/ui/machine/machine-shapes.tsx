import { gap } from './geometry.ts';

/** From the plate's three visible corners down to the plate below. */
const posts = ['147 85', '-147 85', '0 170'].map((corner) => `M${corner}v${gap}`).join('');

/**
 * A plate, 170 units along both axes and 7 thick, alone and on posts, and a block of 34 by 34, 20 high, dark, near a lit one, and lit:
 * drawn once, in a picture of no size, and placed by `<use>`, whose place gives them the colour of their edges. Both axes are at 30° to
 * the horizontal, corners on whole units; the origin is the back corner of the plate, and of the block's ground.
 */
export function MachineShapes({ id }: { id: string }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        <g id={`${id}plate`} strokeLinejoin="round">
          <path d="M-147 85l147 85v7l-147-85z" className="fill-ink" />
          <path d="M0 170l147-85v7l-147 85z" className="fill-face" />
          <path d="M0 0l147 85l-147 85l-147-85z" className="fill-plate" />
        </g>
        <g id={`${id}floor`}>
          <path d={posts} className="stroke-line-strong" strokeDasharray="1 5" />
          <use href={`#${id}plate`} />
        </g>
        <g id={`${id}block`} strokeLinejoin="round">
          <path d="M-29-3l29 17v20l-29-17z" className="fill-ink" />
          <path d="M0 14l29-17v20l-29 17z" className="fill-face" />
          <path d="M0-20l29 17l-29 17l-29-17z" className="fill-plate" />
        </g>
        <use id={`${id}near`} href={`#${id}block`} strokeWidth="2" />
        <g id={`${id}lit`}>
          <use href={`#${id}block`} />
          <path d="M-29-3l29 17v20l-29-17zM0 14l29-17v20l-29 17z" fillOpacity="0.35" className="fill-accent" />
          <path d="M0-20l29 17l-29 17l-29-17z" fillOpacity="0.85" className="fill-accent" />
        </g>
      </defs>
    </svg>
  );
}
