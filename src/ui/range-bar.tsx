import { percent, plotLine } from './plot-line.ts';

interface Props {
  min: number;
  max: number;
  scaleMax: number;
  /** Between two graduations of the scale; none when it is left out. */
  graduation?: number | undefined;
  /** For the ranges that another one is compared with. */
  quiet?: boolean;
  /** Its height, and its place. */
  className: string;
}

/** A range drawn on a scale that starts at zero. Decorative: the numbers stand beside it as text. */
export function RangeBar({ min, max, scaleMax, graduation = Infinity, quiet = false, className }: Props) {
  const percentOf = (amount: number) => (amount / scaleMax) * 100;
  const marks = graduation === Infinity ? 0 : Math.floor(scaleMax / graduation) + 1;
  return (
    <svg className={`w-full ${className}`} aria-hidden="true">
      {Array.from({ length: marks }, (_, index) => percentOf(index * graduation)).map((x) => (
        <line key={x} {...plotLine([x, 0], [x, 100])} className="stroke-line-strong" />
      ))}
      <line {...plotLine([0, 50], [100, 50])} className="stroke-line-strong" />
      <rect
        x={percent(percentOf(min))}
        width={percent(percentOf(max - min))}
        height="100%"
        {...(quiet ? { className: 'fill-quiet', fillOpacity: 0.5 } : { className: 'fill-accent' })}
      />
    </svg>
  );
}
