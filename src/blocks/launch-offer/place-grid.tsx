import { useId } from 'react';

const columns = 11;
const cell = 26;
const square = 18;

/** One square per place, eleven to a row, drawn as a pattern. The last row may be shorter. */
export function PlaceGrid({ places, label }: { places: number; label: string }) {
  const patternId = useId();
  const fullRows = Math.floor(places / columns);
  const rest = places % columns;
  const height = Math.ceil(places / columns) * cell - (cell - square) + 1;
  return (
    <figure data-until-end="places" className="lg:col-span-4 lg:col-start-9 lg:self-end">
      <svg
        viewBox={`0 0 ${columns * cell - (cell - square) + 1} ${height}`}
        className="w-full max-w-72 lg:max-w-none"
        aria-hidden="true"
      >
        <pattern id={patternId} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path d={`M.5 .5h${square}v${square}h-${square}z`} className="fill-none stroke-amber" />
        </pattern>
        <rect width={columns * cell} height={fullRows * cell} fill={`url(#${patternId})`} />
        <rect y={fullRows * cell} width={rest * cell} height={cell} fill={`url(#${patternId})`} />
      </svg>
      <figcaption className="mt-4 text-small text-quiet">{label}</figcaption>
    </figure>
  );
}
