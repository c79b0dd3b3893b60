import type { TimelineStep } from '#generated/types.ts';
import { percent } from '../../ui/plot-line.ts';

interface Props {
  step: TimelineStep;
  /** Of the whole axis, in the units of the steps. */
  length: number;
  when: string;
  who: string;
}

/**
 * One step on the time axis, both ends included: full when we lead it, cut in two along its length when both teams do,
 * empty when the client does. Positions are percentages, so that all rows share one scale at every width.
 * On wide screens `when` and `who` stand beside the bar, on the side that has room.
 */
export function StepBar({ step: { from, to, lead }, length, when, who }: Props) {
  const at = (units: number): string => percent((units / length) * 100);
  const hasRoomAfter = length - to >= from - 1;
  const width = at(to - from + 1);
  return (
    <svg aria-hidden="true" className="h-5 w-full overflow-visible lg:h-full lg:min-h-20">
      <g className="stroke-line max-lg:hidden">
        {Array.from({ length: length + 1 }, (_, index) => (
          <line key={index} x1={at(index)} x2={at(index)} y1="0" y2="100%" />
        ))}
      </g>
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line-strong lg:hidden" />
      <svg x={at(from - 1)} y="50%" width={width} className="overflow-visible">
        <rect y="-7" width="100%" height="14" className="fill-raised stroke-accent" />
        {lead !== 'you' && (
          <rect y={lead === 'us' ? -7 : 0} width="100%" height={lead === 'us' ? 14 : 7} className="fill-accent" />
        )}
        <text
          x={hasRoomAfter ? '100%' : '0'}
          dx={hasRoomAfter ? 14 : -14}
          dy="5"
          textAnchor={hasRoomAfter ? 'start' : 'end'}
          strokeWidth="8"
          strokeLinejoin="round"
          className="fill-quiet stroke-raised text-small [paint-order:stroke] max-lg:hidden"
        >
          <tspan className="fill-strong font-mono">{when}</tspan>
          <tspan dx="10">{who}</tspan>
        </text>
      </svg>
    </svg>
  );
}
