/**
 * A range drawn on a scale that starts at zero. Decorative: the numbers stand beside it as text.
 * `quiet` is for the ranges that another one is compared with.
 */
export function RangeBar({
  min,
  max,
  scaleMax,
  quiet = false,
  className,
}: {
  min: number;
  max: number;
  scaleMax: number;
  quiet?: boolean;
  /** Its height, and its place. */
  className: string;
}) {
  return (
    <svg className={`w-full ${className}`} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line-strong" />
      <rect
        x={`${(min / scaleMax) * 100}%`}
        width={`${((max - min) / scaleMax) * 100}%`}
        height="100%"
        {...(quiet ? { className: 'fill-quiet', fillOpacity: 0.5 } : { className: 'fill-accent' })}
      />
    </svg>
  );
}
