import type { Lead } from '../../ui/lead-mark.tsx';

/**
 * One step on the time axis, both ends included: full when we lead it, cut in two along its length when both teams do,
 * empty when the client does. Positions are percentages, so that all rows share one scale at every width.
 */
export function StepBar({ from, to, length, lead }: { from: number; to: number; length: number; lead: Lead }) {
  const x = `${((from - 1) / length) * 100}%`;
  const width = `${((to - from + 1) / length) * 100}%`;
  return (
    <svg aria-hidden="true" className="h-5 w-full overflow-visible lg:h-full lg:min-h-24">
      <g className="max-lg:hidden">
        {Array.from({ length: length + 1 }, (_, index) => (
          <line
            key={index}
            x1={`${(index / length) * 100}%`}
            x2={`${(index / length) * 100}%`}
            y1="0"
            y2="100%"
            className="stroke-line"
          />
        ))}
      </g>
      <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line-strong lg:hidden" />
      <svg y="0" className="overflow-visible lg:[y:calc(100%-2.25rem)]">
        {lead !== 'you' && <rect x={x} y={lead === 'us' ? 3 : 10} width={width} height={lead === 'us' ? 14 : 7} className="fill-violet" />}
        <rect x={x} y="3" width={width} height="14" className={lead === 'you' ? 'fill-raised stroke-violet' : 'fill-none stroke-violet'} />
      </svg>
    </svg>
  );
}
