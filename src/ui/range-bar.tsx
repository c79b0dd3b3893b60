import { percent, plotLine } from './plot.tsx';

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

/** A range drawn on a scale that starts at zero, whose graduations reach below it. Decorative: the numbers stand beside it as text. */
export function RangeBar({ min, max, scaleMax, graduation, quiet = false, className }: Props) {
  const steps = graduation === undefined ? undefined : Math.round((scaleMax / graduation) * 1000) / 1000;
  const percentOf = (amount: number) => (amount / scaleMax) * 100;
  return (
    <svg overflow="visible" className={`w-full ${className}`} aria-hidden="true">
      {steps !== undefined && (
        <svg viewBox={`0 0 ${steps} 1`} preserveAspectRatio="none" overflow="visible">
          <path
            d={`M0 0v1.6${'m1-1.6v1.6'.repeat(steps)}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-quiet"
          />
        </svg>
      )}
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
