const columns = 11;
const cell = 26;
const square = 18;

/** One square per place, eleven to a row. The last row may be shorter. */
export function PlaceGrid({ places, label }: { places: number; label: string }) {
  const rows = Math.ceil(places / columns);
  const squares = Array.from({ length: places }, (_, index) => {
    const x = (index % columns) * cell + 0.5;
    const y = Math.floor(index / columns) * cell + 0.5;
    return `M${x} ${y}h${square}v${square}h-${square}z`;
  });
  return (
    <figure className="lg:col-span-4 lg:col-start-9 lg:self-end">
      <svg
        viewBox={`0 0 ${columns * cell - (cell - square) + 1} ${rows * cell - (cell - square) + 1}`}
        className="w-full max-w-72 lg:max-w-none"
        aria-hidden="true"
      >
        <path d={squares.join('')} className="fill-none stroke-amber" />
      </svg>
      <figcaption className="mt-4 text-small text-quiet">{label}</figcaption>
    </figure>
  );
}
