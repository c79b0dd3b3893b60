import { useId } from 'react';
import type { Figure } from '#generated/types.ts';
import { FigureLabel } from '../ui/figure-label.tsx';
import { FrameFigure } from './frame-figure.tsx';

const columns = 11;
const cell = 26;
const square = 18;
/** The most that can be told apart. */
const mostSquares = 200;

/** A figure as one square for each unit, eleven to a row, drawn as a pattern. The last row may be shorter. */
export function CountedFigure({ figure }: { figure: Figure }) {
  const patternId = useId();
  const count = Number(figure.value.replaceAll(/\s/g, ''));
  if (!Number.isInteger(count) || count < 1 || count > mostSquares) return <FrameFigure figure={figure} place="" />;
  const fullRows = Math.floor(count / columns);
  const height = Math.ceil(count / columns) * cell - (cell - square) + 1;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${columns * cell - (cell - square) + 1} ${height}`}
        className="w-full max-w-72 lg:max-w-none"
        aria-hidden="true"
      >
        <pattern id={patternId} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path d={`M.5 .5h${square}v${square}h-${square}z`} className="fill-none stroke-accent" />
        </pattern>
        <rect width={columns * cell} height={fullRows * cell} fill={`url(#${patternId})`} />
        <rect y={fullRows * cell} width={(count % columns) * cell} height={cell} fill={`url(#${patternId})`} />
      </svg>
      <figcaption className="mt-4 text-small text-quiet">
        <FigureLabel figure={figure} />
      </figcaption>
    </figure>
  );
}
